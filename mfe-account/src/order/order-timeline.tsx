import { useWords } from 'shared-contracts';
import { orderDate } from '../orders/order-date.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import { words } from '../words.ts';
import type { OrderDetail } from './order.tsx';
import styles from './order-timeline.module.css';

/** What became of the order, in the order it happened; dates are India's (ACC-11). */
export function OrderTimeline({ steps }: { readonly steps: OrderDetail['Timeline'] }) {
  const t = useWords(words);
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('timeline')}</h2>
      <ol className={styles.timeline}>
        {steps.map((step) => (
          <li key={`${step.StatusID} ${step.AtUTC}`}>
            <OrderStatus name={step.StatusName} />
            <time dateTime={step.AtUTC} dir="ltr" className="muted small">
              {orderDate(step.AtUTC)}
            </time>
            {step.Reason ? <span className="small">{step.Reason}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
