import { useRef } from 'react';
import { useWords } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import { Button } from 'shared-contracts/kit/button';
import { Price } from 'shared-contracts/kit/price';
import type { Product } from '../load-product.ts';
import styles from './buy-action.module.css';
import { useAddToCart } from './use-add-to-cart.ts';
import { useInView } from './use-in-view.ts';
import { buyingWords } from './words.ts';

interface BuyActionProps {
  readonly product: Product;
  readonly price: Paise;
  readonly quantity: number;
  /** The most pieces a cart may hold; 0 when out of stock. */
  readonly maximum: number;
}

/**
 * The one primary button of the page. On phones a bar at the window's lower edge repeats it with the price while the
 * button is out of view; the bar is hidden from screen readers and the keyboard.
 */
export function BuyAction({ product, price, quantity, maximum }: BuyActionProps) {
  const t = useWords(buyingWords);
  const { add, busy } = useAddToCart(product.ProductId, maximum);
  const action = useRef<HTMLDivElement>(null);
  const inView = useInView(action);
  const soldOut = maximum === 0;
  const button = {
    kind: 'primary',
    wide: true,
    disabled: soldOut,
    'aria-disabled': busy,
    'aria-busy': busy,
    onClick: () => {
      if (!busy) void add(quantity);
    },
    children: t(soldOut ? 'outOfStock' : busy ? 'addingToCart' : 'addToCart'),
  } as const;
  return (
    <>
      <div ref={action} className={styles.action}>
        <Button {...button} />
      </div>
      <div className={styles.bar} data-hidden={inView || undefined} aria-hidden="true">
        <Price amount={price} size="small" />
        <Button {...button} tabIndex={-1} />
      </div>
    </>
  );
}
