import { useWords } from 'shared-contracts';
import { formatRupees, fromRupees } from 'shared-contracts/domain/money';
import { Rupees } from 'shared-contracts/kit/rupees';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-summary.module.css';
import { orderWords } from './words.ts';

export function OrderSummary({ order }: { readonly order: OrderDetail }) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary">{t('summary')}</h2>
      <dl className={styles.summary}>
        <dt>{t('itemsTotal')}</dt>
        <dd>
          <Rupees amount={fromRupees(order.ItemsTotal)} />
        </dd>
        {order.Discount > 0 ? (
          <>
            <dt>{order.CouponCode ? t('discountWithCode', { code: order.CouponCode }) : t('discount')}</dt>
            <dd>
              <Rupees amount={fromRupees(order.Discount)} off />
            </dd>
          </>
        ) : null}
        <dt>{t('shipping')}</dt>
        <dd>{order.Shipping > 0 ? <Rupees amount={fromRupees(order.Shipping)} /> : t('free')}</dd>
        <dt className={styles.total}>{t('orderTotal')}</dt>
        <dd className={styles.total}>
          <Rupees amount={fromRupees(order.OrderTotal)} />
        </dd>
      </dl>
      <p className="muted small">{t('taxContained', { amount: formatRupees(fromRupees(order.TaxTotal)) })}</p>
    </section>
  );
}
