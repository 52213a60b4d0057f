import { useWords } from 'shared-contracts';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { orderDate } from '../orders/order-date.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-timeline.module.css';
import { orderWords } from './words.ts';

/** What follows a status while all goes well; an order elsewhere has arrived, or is on its way back. */
const AHEAD: Readonly<Record<number, readonly OrderStatusName[]>> = {
  [ORDER_STATUS.Active]: ['InProgress', 'Completed'],
  [ORDER_STATUS.InProgress]: ['Completed'],
};

type Step = OrderDetail['Timeline'][number];

/** What became of the order, with India's dates, and what is still to come of one that is under way (ACC-11). */
export function OrderTimeline({ steps }: { readonly steps: readonly Step[] }) {
  const t = useWords(orderWords);
  const ahead = AHEAD[steps.at(-1)?.StatusID ?? 0] ?? [];
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('timeline')}</h2>
      <ol className={styles.timeline}>
        {steps.map((step, index) => (
          <PastStep key={`${step.StatusID} ${step.AtUTC}`} step={step} isLatest={index === steps.length - 1} />
        ))}
        {ahead.map((name) => (
          <li key={name} className={styles.ahead}>
            <OrderStatus name={name} />
            <span className="visually-hidden">{t('stillToCome')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PastStep({ step, isLatest }: { readonly step: Step; readonly isLatest: boolean }) {
  const t = useWords(orderWords);
  return (
    <li aria-current={isLatest ? 'step' : undefined}>
      <OrderStatus name={step.StatusName} />
      <time dateTime={step.AtUTC} dir="ltr" className="muted small">
        {orderDate(step.AtUTC)}
      </time>
      {step.Reason ? (
        <bdi className="small">{step.Reason === 'Cancelled' ? t('reasonCancelled') : step.Reason}</bdi>
      ) : null}
    </li>
  );
}
