import { type ReactNode, useRef } from 'react';
import { useWords } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import { Button, buttonClass } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Price } from 'shared-contracts/kit/price';
import type { ShownProduct } from '../product-data.ts';
import styles from './buy-action.module.css';
import { useAddToCart } from './use-add-to-cart.ts';
import { useFocusAbove } from './use-focus-above.ts';
import { useScrolledOut } from './use-scrolled-out.ts';
import { buyingWords } from './words.ts';

interface BuyActionProps {
  readonly product: ShownProduct['product'];
  readonly price: Paise;
  readonly quantity: number;
  /** The quantity, in one row with the button. */
  readonly children: ReactNode;
}

/**
 * The one primary button of the page. A bar at the window's lower edge repeats it with name and price once its row has
 * scrolled out. The bar is for pointers only, so nothing in it can take the focus.
 */
export function BuyAction({ product, price, quantity, children }: BuyActionProps) {
  const t = useWords(buyingWords);
  const { add, busy } = useAddToCart(product.id, product.maximum);
  const row = useRef<HTMLDivElement>(null);
  const isOut = useScrolledOut(row);
  const bar = useRef<HTMLDivElement>(null);
  useFocusAbove(bar, isOut);
  const press = () => {
    if (!busy) void add(quantity);
  };
  const name = t(busy ? 'addingToCart' : 'addToCart');
  return (
    <>
      <div ref={row} className={styles.row}>
        {children}
        <Button kind="primary" aria-disabled={busy} aria-busy={busy} data-act={`cart-${product.id}`} onClick={press}>
          {name}
        </Button>
      </div>
      <div ref={bar} className={styles.bar} data-hidden={!isOut || undefined} aria-hidden="true">
        <div className="container">
          <span className={styles.name}>
            <CatalogueText text={product.name} />
          </span>
          <Price amount={price} size="small" />
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button above is for the keyboard. */}
          <span className={buttonClass({ kind: 'primary', className: styles.add ?? '' })} onClick={press}>
            {name}
          </span>
        </div>
      </div>
    </>
  );
}
