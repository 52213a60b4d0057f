import { useWords } from 'shared-contracts';
import { formatRupees, fromRupees } from 'shared-contracts/domain/money';
import { Rupees } from '../orders/rupees.tsx';
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
          <Rupees amount={order.ItemsTotal} />
        </dd>
        {order.Discount > 0 ? (
          <>
            <dt>{order.CouponCode ? t('discountWithCode', { code: order.CouponCode }) : t('discount')}</dt>
            <dd>
              <Rupees amount={order.Discount} off />
            </dd>
          </>
        ) : null}
        <dt>{t('shipping')}</dt>
        <dd>{order.Shipping > 0 ? <Rupees amount={order.Shipping} /> : t('free')}</dd>
        <dt className={styles.total}>{t('orderTotal')}</dt>
        <dd className={styles.total}>
          <Rupees amount={order.OrderTotal} />
        </dd>
      </dl>
      <p className="muted small">{t('taxContained', { amount: formatRupees(fromRupees(order.TaxTotal)) })}</p>
    </section>
  );
}
