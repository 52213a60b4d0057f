import { useWords } from 'shared-contracts';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useArrivalHere, useShippingHere } from '../pincode/shipping-here.ts';
import type { ShownProduct } from '../product-data.ts';
import styles from './delivery-facts.module.css';
import { sectionWords } from './words.ts';

/** From this stock down the page says how many are left. */
const FEW = 5;

export function DeliveryFacts({ product }: Pick<ShownProduct, 'product'>) {
  const t = useWords(sectionWords);
  const { weekday } = useDates();
  const { stock, stockQuantity, shipping } = product;
  const fee = useShippingHere(product);
  const arrival = useArrivalHere(product);
  const isOut = stock === 'out';
  const isMade = shipping !== undefined && shipping.makingDays > 0;
  const isScarce = !isOut && !isMade && shipping && stockQuantity <= FEW;
  return (
    <dl className={styles.facts}>
      <dt>{t('availability')}</dt>
      <dd className={isOut ? badgeStyles.outOfStock : badgeStyles.inStock}>
        {t(isOut ? 'outOfStock' : isMade ? 'madeToOrder' : 'inStock')}
        {isScarce && ` · ${t('onlyFewLeft', { n: stockQuantity })}`}
      </dd>
      <dt>{t('delivery')}</dt>
      <dd>
        {!shipping
          ? t('instantDownload')
          : arrival && !isOut
            ? t('arrivesByDay', { day: weekday(arrival) })
            : t('deliveryDays', { n: shipping.days })}
      </dd>
      {shipping && (
        <>
          <dt>{t('shipping')}</dt>
          <dd>
            {fee ? (
              <>
                <Rupees amount={fee} /> {t('shippingOnce')}
              </>
            ) : (
              t(fee === undefined ? 'shippingAtCheckout' : 'shippingFree')
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
