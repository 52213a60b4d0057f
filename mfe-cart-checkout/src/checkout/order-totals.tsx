import { useWords } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Rupees } from 'shared-contracts/kit/rupees';
import { useRupeesText } from '../money/use-rupees-text.ts';
import { type ReviewedLine, subtotalOf } from '../pricing/review-line.ts';
import { words } from '../words.ts';
import styles from './order-totals.module.css';
import { ShippingPrice } from './shipping-price.tsx';
import { TaxBreakUp } from './tax-break-up.tsx';

/** The provider takes no less, so the API lets a coupon take off no more (decision 0007). */
const LEAST_FOR_GOODS = paise(100);

interface OrderTotalsProps {
  readonly prices: CartPrices;
  readonly lines: readonly ReviewedLine[];
}

/** Prices are tax-inclusive (PAY-03). */
export function OrderTotals({ prices, lines }: OrderTotalsProps) {
  const t = useWords(words);
  const rupees = useRupeesText();
  const { discount, shipping, taxes, tax } = prices;
  return (
    <div>
      <dl className={styles.totals}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Rupees amount={subtotalOf(lines)} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('discount')}</dt>
            <dd className={badgeStyles.inStock}>
              <bdi dir="ltr">−{formatRupees(discount)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('shipping')}</dt>
          <dd>
            <ShippingPrice amount={shipping} />
          </dd>
        </div>
      </dl>
      {discount > 0 && subtotalOf(lines) - discount === LEAST_FOR_GOODS && (
        <p>{t('discountStops', { amount: rupees(LEAST_FOR_GOODS) })}</p>
      )}
      {taxes.length > 0 && (
        <section className={styles.taxes} aria-label={t('taxBreakUp')}>
          <p>{t('taxContained', { amount: rupees(tax) })}</p>
          <TaxBreakUp taxes={taxes} />
        </section>
      )}
    </div>
  );
}
