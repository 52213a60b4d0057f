import { useWords } from 'shared-contracts';
import concernStyles from '../pricing/line-concern-note.module.css';
import { words } from '../words.ts';
import styles from './cart.module.css';
import type { UnreadableLine } from './unreadable-lines.ts';

interface UnreadableLineListProps {
  readonly lines: readonly UnreadableLine[];
  /** Products that already have a line: no repair is offered. */
  readonly inCart: ReadonlySet<number>;
  readonly onDrop: (line: UnreadableLine) => void;
  readonly onRepair: (line: UnreadableLine) => void;
}

/** Stored lines that could not be read: none is discarded without a notice (CART-04). */
export function UnreadableLineList({ lines, inCart, onDrop, onRepair }: UnreadableLineListProps) {
  const t = useWords(words);
  return (
    <ul className={styles.unreadable} aria-label={t('unreadableLines')}>
      {lines.map((line) => (
        <li key={line.place} className={concernStyles.fault}>
          <span role="status">{explain(line)}</span>{' '}
          {line.repaired && !inCart.has(line.repaired.productId) && (
            <button type="button" className={concernStyles.resolve} onClick={() => onRepair(line)}>
              {t('putOneInCart')}
            </button>
          )}{' '}
          <button type="button" className={concernStyles.resolve} onClick={() => onDrop(line)}>
            {t('dropUnreadable')}
          </button>
        </li>
      ))}
    </ul>
  );

  function explain({ kind, name, quantity }: UnreadableLine): string {
    if (kind === 'cart') return t('unreadableCart');
    if (!name) return t('unreadableLine');
    return quantity ? t('unreadableQuantity', { name, quantity }) : t('unreadableNamed', { name });
  }
}
