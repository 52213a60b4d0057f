import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { QuantityStepper } from 'shared-contracts/kit/quantity-stepper';
import { FamilyChoices } from '../../family/family-choices.tsx';
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
      <ProductSummary product={product} />
      <FamilyChoices family={product.family} shownId={product.id} price={product.price} linkOf={inPlace} />
      {/* The shopper's choices belong to one product: another one resets them. */}
      <ToBuy key={product.id} shown={shown} />
    </div>
  );
}

const inPlace = () => ({ preventScrollReset: true, state: { inPlace: true } });

function ToBuy({ shown }: { readonly shown: ShownProduct }) {
  const { product } = shown;
  const t = useWords(buyingWords);
  const [quantity, setQuantity] = useState(1);
  const cart = useStore($cartLines);
  const { price, maximum } = product;
  const soldOut = price && maximum === 0;
  const sayMaximum = () => toast.error(t('cannotAddMore', { n: maximum }), TOAST_MS.productAndCart, 'cart');
  return (
    <>
      {product.shipping && !soldOut && <PincodeCheck product={product} />}
      {soldOut ? (
        <SoldOut shown={shown} />
      ) : price ? (
        <BuyAction product={product} price={price} quantity={quantity}>
          {/* One copy of a download is enough. */}
          {product.shipping && (
            <QuantityStepper
              value={quantity}
              onChange={setQuantity}
              max={choosableQuantity(maximum, product.id, cart)}
              onOverMaximum={sayMaximum}
            />
          )}
        </BuyAction>
      ) : (
        <p className="muted">{t('notForSale')}</p>
      )}
      <AfterBuying shown={shown} />
    </>
  );
}
