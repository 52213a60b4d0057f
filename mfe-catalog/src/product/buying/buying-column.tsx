import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, toast, useWords } from 'shared-contracts';
import { cartMaximum } from 'shared-contracts/domain/cart-maximum';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { priceOf } from '../../product-card/price-of.ts';
import type { ShownProduct } from '../load-product.ts';
import { AfterBuying, Deals, ProductChips, ShareLinks } from '../more-parts.tsx';
import { BuyAction } from './buy-action.tsx';
import styles from './buying-column.module.css';
import { ProductSummary } from './product-summary.tsx';
import { choosableQuantity } from './quantity-limit.ts';
import { buyingWords } from './words.ts';

/** The end side of a product page, in the specified order (CAT-13). */
export function BuyingColumn({ shown }: { readonly shown: ShownProduct }) {
  const { product } = shown;
  const t = useWords(buyingWords);
  const [quantity, setQuantity] = useState(1);
  const cart = useStore($cartLines);
  const maximum = cartMaximum(product.OrderMaximumQuantity, product.StockQuantity);
  const price = priceOf(product.Price);
  const buyable = price !== null && maximum > 0;
  const sayMaximum = () => toast.error(t('cannotAddMore', { n: maximum }), TOAST_MS.productAndCart);
  return (
    <div className={styles.column}>
      <ProductSummary product={product} price={price} />
      <Deals />
      {buyable && (
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          max={choosableQuantity(maximum, product.ProductId, cart)}
          onOverMaximum={sayMaximum}
        />
      )}
      <ProductChips product={product} />
      <ShareLinks product={product} address={shown.address} />
      {price === null ? (
        <p className="muted">{t('notForSale')}</p>
      ) : (
        <BuyAction product={product} price={price} quantity={quantity} maximum={maximum} />
      )}
      <AfterBuying shown={shown} />
    </div>
  );
}
