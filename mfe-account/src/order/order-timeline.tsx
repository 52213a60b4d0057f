import { useWords } from 'shared-contracts';
import { CANCELLED_REASON, ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { orderDate } from '../orders/order-date.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-timeline.module.css';
import { orderWords } from './words.ts';

/** What follows a status while all goes well; an order elsewhere has arrived, or is on its way back. */
const UPCOMING: Readonly<Record<number, readonly OrderStatusName[]>> = {
  [ORDER_STATUS.Active]: ['InProgress', 'Completed'],
  [ORDER_STATUS.InProgress]: ['Completed'],
};

type Step = OrderDetail['Timeline'][number];
type Requests = OrderDetail['Requests'];

interface OrderTimelineProps {
  readonly steps: readonly Step[];
  /** What was asked of the order: a step may be due to one. */
  readonly requests: Requests;
}

/** What became of the order, with India's dates, and what is still to come of one that is under way (ACC-11). */
export function OrderTimeline({ steps, requests }: OrderTimelineProps) {
  const t = useWords(orderWords);
  const ahead = UPCOMING[steps.at(-1)?.StatusID ?? 0] ?? [];
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('timeline')}</h2>
      <ol className={styles.timeline}>
        {steps.map((step, index) => (
          <li key={`${step.StatusID} ${step.AtUTC}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <OrderStatus name={step.StatusName} />
            <time dateTime={step.AtUTC} dir="ltr" className="muted small">
              {orderDate(step.AtUTC)}
            </time>
            {step.Reason ? <Reason reason={step.Reason} requests={requests} /> : null}
          </li>
        ))}
        {ahead.map((name) => (
          <li key={name} className={styles.upcoming}>
            <OrderStatus name={name} />
            <span className="visually-hidden">{t('stillToCome')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Why it came to a step: what the server itself says in the page's language, an operator's words as they are. */
function Reason({ reason, requests }: { readonly reason: string; readonly requests: Requests }) {
  const t = useWords(orderWords);
  if (reason === CANCELLED_REASON) return <span className="small">{t('reasonCancelled')}</span>;
  // A return that ends the order names itself.
  if (requests.some(({ ReferenceNumber }) => ReferenceNumber === reason)) {
    return <span className="small">{t('reasonReturn', { number: reason })}</span>;
  }
  return (
    <bdi lang="en" dir="auto" className="small">
      {reason}
    </bdi>
  );
}
