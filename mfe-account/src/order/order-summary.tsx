import { useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import type { Order } from 'shared-contracts/domain/order';
import { Rupees } from 'shared-contracts/kit/rupees';
import styles from './order-summary.module.css';
import { orderWords } from './words.ts';

export function OrderSummary({ order }: { readonly order: Order }) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary">{t('summary')}</h2>
      <dl className={styles.summary}>
        <dt>{t('itemsTotal')}</dt>
        <dd>
          <Rupees amount={order.itemsTotal} />
        </dd>
        {order.discount > 0 ? (
          <>
            <dt>{order.couponCode ? t('discountWithCode', { code: order.couponCode }) : t('discount')}</dt>
            <dd>
              <Rupees amount={order.discount} off />
            </dd>
          </>
        ) : null}
        <dt>{t('shipping')}</dt>
        <dd>{order.shipping > 0 ? <Rupees amount={order.shipping} /> : t('free')}</dd>
        <dt className={styles.total}>{t('orderTotal')}</dt>
        <dd className={styles.total}>
          <Rupees amount={order.total} />
        </dd>
      </dl>
      <p className="muted small">{t('taxContained', { amount: formatRupees(order.taxTotal) })}</p>
    </section>
  );
}
