import { useWords } from 'shared-contracts';
import { CANCELLED_REASON, ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { orderDate } from '../orders/order-date.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-timeline.module.css';
import { orderWords } from './words.ts';

/** The expected next statuses; the other statuses are final or part of a return. */
const UPCOMING: Readonly<Record<number, readonly OrderStatusName[]>> = {
  [ORDER_STATUS.Active]: ['InProgress', 'Completed'],
  [ORDER_STATUS.InProgress]: ['Completed'],
};

type Step = OrderDetail['Timeline'][number];
type Requests = OrderDetail['Requests'];

interface OrderTimelineProps {
  readonly steps: readonly Step[];
  /** A request may be the reason of a step. */
  readonly requests: Requests;
}

/** Past statuses with dates in India, and the expected ones (ACC-11). */
export function OrderTimeline({ steps, requests }: OrderTimelineProps) {
  const t = useWords(orderWords);
  const upcoming = UPCOMING[steps.at(-1)?.StatusID ?? 0] ?? [];
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
        {upcoming.map((name) => (
          <li key={name} className={styles.upcoming}>
            <OrderStatus name={name} />
            <span className="visually-hidden">{t('stillToCome')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Known reasons are translated; an operator's text is shown as written. */
function Reason({ reason, requests }: { readonly reason: string; readonly requests: Requests }) {
  const t = useWords(orderWords);
  if (reason === CANCELLED_REASON) return <span className="small">{t('reasonCancelled')}</span>;
  // The reason of a returned order is the reference number of the return.
  if (requests.some(({ ReferenceNumber }) => ReferenceNumber === reason)) {
    return <span className="small">{t('reasonReturn', { number: reason })}</span>;
  }
  return (
    <bdi lang="en" dir="auto" className="small">
      {reason}
    </bdi>
  );
}
