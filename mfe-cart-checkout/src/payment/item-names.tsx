import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import type { RefusedItem } from 'shared-contracts/domain/payment';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { useCartItems } from '../pricing/cart-items.ts';
import { words } from '../words.ts';
import styles from './payment.module.css';

interface ItemNamesProps {
  readonly items: readonly RefusedItem[];
  readonly badge?: (item: RefusedItem) => ReactNode;
}

/** Items of a refused payment by their names in the cart. */
export function ItemNames({ items, badge }: ItemNamesProps) {
  const t = useWords(words);
  const cart = useCartItems();
  const nameOf = ({ productId }: RefusedItem) =>
    cart.find((item) => item.productId === productId)?.name ?? t('productNumber', { id: productId });
  return (
    <ul className={styles.refusedLines}>
      {items.map((item) => (
        <li key={item.productId}>
          <CatalogueText text={nameOf(item)} />
          {badge?.(item)}
        </li>
      ))}
    </ul>
  );
}
