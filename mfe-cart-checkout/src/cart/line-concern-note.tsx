import { useWords } from 'shared-contracts';
import { useRupeesText } from '../money/use-rupees-text.ts';
import type { LineConcern } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './cart-line-item.module.css';

interface LineConcernNoteProps {
  readonly concern: LineConcern;
  readonly onQuantity: (quantity: number) => void;
}

/** What has changed about a line since it was added, and what to do about it (CART-04). */
export function LineConcernNote({ concern, onQuantity }: LineConcernNoteProps) {
  const t = useWords(words);
  const rupees = useRupeesText();
  switch (concern.kind) {
    case 'price-changed':
      return (
        <p className={styles.notice} role="status">
          {t('priceChanged', { from: rupees(concern.from), to: rupees(concern.to) })}
        </p>
      );
    case 'over-maximum':
      return (
        <p className={styles.fault} role="status">
          {t('onlyLeft', { n: concern.maximum })}{' '}
          <button type="button" className={styles.settle} onClick={() => onQuantity(concern.maximum)}>
            {t('setToMaximum', { n: concern.maximum })}
          </button>
        </p>
      );
    case 'sold-out':
      return (
        <p className={styles.fault} role="status">
          {t('soldOut')}
        </p>
      );
    case 'vanished':
      return (
        <p className={styles.fault} role="status">
          {t('vanished')}
        </p>
      );
  }
}
