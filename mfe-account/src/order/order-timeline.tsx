import { useWords } from 'shared-contracts';
import { CANCELLED_REASON } from 'shared-contracts/domain/constants';
import { orderDate } from '../orders/order-date.ts';
import { OrderStatus, type ShownStatus } from '../orders/order-status.tsx';
import type { OrderDetail } from './order-detail.ts';
import styles from './order-timeline.module.css';
import { orderWords } from './words.ts';

type Step = OrderDetail['Timeline'][number];
type Requests = OrderDetail['Requests'];

interface OrderTimelineProps {
  readonly steps: readonly ShownStep[];
  /** A request may be the reason of a step. */
  readonly requests: Requests;
  /** Undefined for downloads, and for an order that ended before its goods left. */
  readonly delivery: OrderDetail['Delivery'];
  readonly isPartlyRefunded?: boolean | undefined;
}

/** Past statuses with dates in India, and the expected ones (ACC-11), in a shopper's words (PAY-18). */
export function OrderTimeline({ steps, requests, delivery, isPartlyRefunded = false }: OrderTimelineProps) {
  const t = useWords(orderWords);
  const past = withDispatch(steps, delivery?.DispatchedUTC ?? null);
  const shown = (status: string) => (status === 'Refunded' && isPartlyRefunded ? 'PartlyRefunded' : status);
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('timeline')}</h2>
      <ol className={styles.timeline}>
        {past.map((step, index) => (
          <li key={`${step.StatusName} ${step.AtUTC}`} aria-current={index === past.length - 1 ? 'step' : undefined}>
            <OrderStatus name={shown(step.StatusName)} />
            <time dateTime={step.AtUTC} dir="ltr" className="muted small">
              {orderDate(step.AtUTC)}
            </time>
            {step.Reason ? <Reason reason={step.Reason} requests={requests} /> : null}
          </li>
        ))}
        {upcoming(past.at(-1)?.StatusName, delivery !== undefined).map((name) => (
          <li key={name} className={styles.upcoming}>
            <OrderStatus name={name} />
            <span className="visually-hidden">{t('stillToCome')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type ShownStep = Pick<Step, 'StatusName' | 'AtUTC' | 'Reason'>;

/** The API reports the dispatch as a time, not as a status: adds it as a step before the delivery. */
function withDispatch(steps: readonly ShownStep[], dispatchedUTC: string | null): readonly ShownStep[] {
  if (!dispatchedUTC) return steps;
  const after = steps.findIndex(({ StatusName }) => StatusName !== 'Active' && StatusName !== 'InProgress');
  const place = after === -1 ? steps.length : after;
  const step = { StatusName: 'Dispatched' satisfies ShownStatus, AtUTC: dispatchedUTC, Reason: '' };
  return [...steps.slice(0, place), step, ...steps.slice(place)];
}

/** The expected next statuses; the other statuses are final or part of a return. */
function upcoming(latest: string | undefined, isCarried: boolean): readonly ShownStatus[] {
  const carried: readonly ShownStatus[] = isCarried ? ['Dispatched', 'Completed'] : ['Completed'];
  if (latest === 'Active') return ['InProgress', ...carried];
  if (latest === 'InProgress') return carried;
  return latest === 'Dispatched' ? ['Completed'] : [];
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
