import { useWords } from 'shared-contracts';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { words } from '../words.ts';
import { removeItem, setQuantity } from './cart-items.ts';
import styles from './line-concern-note.module.css';
import { acceptPrices, type LineConcern, type ReviewedLine } from './review-line.ts';

interface LineConcernNoteProps {
  readonly item: ReviewedLine;
  readonly concern: LineConcern;
  /** Replaces plain removal, for example to offer Undo. */
  readonly onRemove?: (() => void) | undefined;
}

/** A concern about a line, with buttons to resolve it (CART-04). */
export function LineConcernNote({ item, concern, onRemove }: LineConcernNoteProps) {
  const t = useWords(words);
  const rupees = useRupeesText();
  const { productId } = item;
  const remove = (
    <ResolveButton name={t('removeItem')} onResolve={() => (onRemove ? onRemove() : removeItem(productId))} />
  );
  switch (concern.kind) {
    case 'price-changed':
      return (
        <p className={styles.notice}>
          <span role="status">{t('priceChanged', { from: rupees(concern.from), to: rupees(concern.to) })}</span>{' '}
          <ResolveButton name={t('acceptPrice')} onResolve={() => acceptPrices([item])} />{' '}
          {concern.to > concern.from && remove}
        </p>
      );
    case 'over-maximum':
      return (
        <p className={styles.fault}>
          <span role="status">{t('onlyLeft', { n: concern.maximum })}</span>{' '}
          <ResolveButton
            name={t('setToMaximum', { n: concern.maximum })}
            onResolve={() => setQuantity(productId, concern.maximum)}
          />{' '}
          {remove}
        </p>
      );
    case 'sold-out':
    case 'swatches-full':
    case 'discontinued':
    case 'beyond-limit':
      return (
        <p className={styles.fault}>
          <span role="status">{t(UNSELLABLE[concern.kind], { n: 'limit' in concern ? concern.limit : 0 })}</span>{' '}
          {remove}
        </p>
      );
  }
}

const UNSELLABLE = {
  'sold-out': 'soldOut',
  'swatches-full': 'swatchesFull',
  discontinued: 'discontinued',
  'beyond-limit': 'beyondLimit',
} as const;

function ResolveButton({ name, onResolve }: { readonly name: string; readonly onResolve: () => void }) {
  return (
    <button type="button" className={styles.resolve} onClick={onResolve}>
      {name}
    </button>
  );
}
