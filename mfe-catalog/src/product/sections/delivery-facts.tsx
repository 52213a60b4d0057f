import { useWords } from 'shared-contracts';
import { fromRupees } from 'shared-contracts/domain/money';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { useShippingHere } from '../pincode/shipping-here.ts';
import type { Product } from '../product-data.ts';
import styles from './delivery-facts.module.css';
import { sectionWords } from './words.ts';

/** From this stock down the page says how many are left. */
const FEW = 5;

export function DeliveryFacts({ product }: { readonly product: Product }) {
  const t = useWords(sectionWords);
  const { StockStatus, StockQuantity, IsDigitalProduct, IsShippingFree, ShippingFee, EstimatedShippingDays } = product;
  const shippingHere = useShippingHere(product) ?? (IsShippingFree ? 0 : ShippingFee);
  const isOut = StockStatus === 'Out of stock';
  const isScarce = !isOut && !IsDigitalProduct && StockQuantity <= FEW;
  return (
    <dl className={styles.facts}>
      <dt>{t('availability')}</dt>
      <dd className={isOut ? badgeStyles.outOfStock : badgeStyles.inStock}>
        {t(isOut ? 'outOfStock' : 'inStock')}
        {isScarce && ` · ${t('onlyFewLeft', { n: StockQuantity })}`}
      </dd>
      <dt>{t('delivery')}</dt>
      <dd>{IsDigitalProduct ? t('instantDownload') : t('deliveryDays', { n: EstimatedShippingDays })}</dd>
      {!IsDigitalProduct && (
        <>
          <dt>{t('shipping')}</dt>
          <dd>
            {shippingHere === 0 ? (
              t('shippingFree')
            ) : (
              <>
                <Rupees amount={fromRupees(shippingHere)} /> {t('shippingOnce')}
              </>
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
