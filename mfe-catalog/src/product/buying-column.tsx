import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { QuantityStepper } from 'shared-contracts/ui/quantity-stepper';
import { SafeHtml } from 'shared-contracts/ui/safe-html';
import { priceOf } from '../product-card/price-of.ts';
import { words } from '../words.ts';
import { BuyAction } from './buy-action.tsx';
import styles from './buying-column.module.css';
import { Deals } from './deals.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import type { ShownProduct } from './load-product.ts';
import { ProductChips } from './product-chips.tsx';
import { ProductSummary } from './product-summary.tsx';
import { choosableQuantity, maximumQuantity } from './quantity-limit.ts';
import { ShareLinks } from './share-links.tsx';

/** The right side of a product page, in the specified order (CAT-13). */
export function BuyingColumn({ shown: { product, html, address } }: { readonly shown: ShownProduct }) {
  const t = useWords(words);
  const [quantity, setQuantity] = useState(1);
  const cart = useStore($cartLines);
  const maximum = maximumQuantity(product);
  const price = priceOf(product.Price);
  const buyable = price !== null && maximum > 0;
  const sayMaximum = () => toast.error(t('cannotAddMore', { max: maximum }), TOAST_MS.productAndCart);
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
      <ShareLinks product={product} address={address} />
      {price === null ? (
        <p className="muted">{t('notForSale')}</p>
      ) : (
        <BuyAction product={product} price={price} quantity={quantity} maximum={maximum} />
      )}
      <DeliveryFacts product={product} />
      {html.FullDescription.length > 0 && (
        <section className={styles.details}>
          <h2>{t('productDetails')}</h2>
          <SafeHtml tree={html.FullDescription} className="prose" />
        </section>
      )}
    </div>
  );
}
