import { useWords } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import { Price } from 'shared-contracts/ui/price';
import { words } from '../words.ts';
import styles from './buy-action.module.css';
import type { Product } from './load-product.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface BuyActionProps {
  readonly product: Product;
  readonly price: Paise;
  readonly quantity: number;
  /** Most pieces a cart may hold; 0 when out of stock. */
  readonly maximum: number;
}

/** The one primary button of the page; on phones a bar at the lower edge that is always in reach. */
export function BuyAction({ product, price, quantity, maximum }: BuyActionProps) {
  const t = useWords(words);
  const { add, busy } = useAddToCart(product.ProductId, maximum);
  const soldOut = maximum === 0;
  return (
    <div className={styles.bar}>
      <span className={styles.price} aria-hidden="true">
        <Price amount={price} size="small" />
      </span>
      <button
        type="button"
        className="button button-primary button-wide"
        disabled={soldOut}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => {
          if (!busy) void add(quantity);
        }}
      >
        {t(soldOut ? 'outOfStock' : busy ? 'addingToCart' : 'addToCart')}
      </button>
    </div>
  );
}
