import { useWords } from 'shared-contracts';
import type { RefusedItem } from 'shared-contracts/domain/payment';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { useCartItems } from '../pricing/cart-items.ts';
import { words } from '../words.ts';
import styles from './payment.module.css';

export function RefusedItems({ items }: { readonly items: readonly RefusedItem[] }) {
  const t = useWords(words);
  const cart = useCartItems();
  return (
    <ul className={styles.refusedLines}>
      {items.map((item) => (
        <li key={item.productId}>
          <CatalogueText
            text={
              cart.find(({ productId }) => productId === item.productId)?.name ??
              t('productNumber', { id: item.productId })
            }
          />
          <span className={badgeStyles.outOfStock}>{reasonOf(item)}</span>
        </li>
      ))}
    </ul>
  );

  function reasonOf({ reason, left }: RefusedItem): string {
    switch (reason) {
      case 'discontinued':
        return t('refusedUnknown');
      case 'out-of-stock':
        return left > 0 ? t('refusedLeft', { n: left }) : t('refusedSoldOut');
      case 'over-maximum':
        return t('refusedLimit');
    }
  }
}
