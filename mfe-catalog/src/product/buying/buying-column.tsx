import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, toast, useWords } from 'shared-contracts';
import { cartMaximum } from 'shared-contracts/domain/cart-maximum';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { decodeFamily } from 'shared-contracts/domain/family';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { FamilyChoices } from '../../family/family-choices.tsx';
import { priceOf } from '../../product-card/price-of.ts';
import { AfterBuying, PincodeCheck, SoldOut } from '../more-parts.tsx';
import type { ShownProduct } from '../product-data.ts';
import { BuyAction } from './buy-action.tsx';
import styles from './buying-column.module.css';
import { ProductSummary } from './product-summary.tsx';
import { choosableQuantity } from './quantity-limit.ts';
import { buyingWords } from './words.ts';

/** The end side of a product page: what decides comes before the button, facts after it (CAT-28). */
export function BuyingColumn({ shown }: { readonly shown: ShownProduct }) {
  const { product } = shown;
  return (
    <div className={styles.column}>
      <ProductSummary product={product} price={priceOf(product.Price)} />
      <FamilyChoices family={decodeFamily(product.Family)} shownId={product.ProductId} linkOf={inPlace} />
      {/* The shopper's choices belong to one product: another one resets them. */}
      <ToBuy key={product.ProductId} shown={shown} />
    </div>
  );
}

const inPlace = () => ({ preventScrollReset: true, state: { inPlace: true } });

function ToBuy({ shown }: { readonly shown: ShownProduct }) {
  const { product } = shown;
  const t = useWords(buyingWords);
  const [quantity, setQuantity] = useState(1);
  const cart = useStore($cartLines);
  const maximum = cartMaximum(product.OrderMaximumQuantity, product.StockQuantity);
  const price = priceOf(product.Price);
  const soldOut = price !== null && maximum === 0;
  const sayMaximum = () => toast.error(t('cannotAddMore', { n: maximum }), TOAST_MS.productAndCart, 'cart');
  return (
    <>
      {!product.IsDigitalProduct && !soldOut && <PincodeCheck productId={product.ProductId} />}
      {soldOut ? (
        <SoldOut shown={shown} />
      ) : price === null ? (
        <p className="muted">{t('notForSale')}</p>
      ) : (
        <BuyAction product={product} price={price} quantity={quantity} maximum={maximum}>
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            max={choosableQuantity(maximum, product.ProductId, cart)}
            onOverMaximum={sayMaximum}
          />
        </BuyAction>
      )}
      <AfterBuying shown={shown} />
    </>
  );
}
