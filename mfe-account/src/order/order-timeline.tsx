import { useWords } from 'shared-contracts';
import type { Order } from 'shared-contracts/domain/order';
import type { StepReason } from 'shared-contracts/domain/order-progress';
import type { OrderStatus as Status } from 'shared-contracts/domain/order-status';
import { OrderDate } from '../orders/order-date.tsx';
import { OrderStatus } from '../orders/order-status.tsx';
import styles from './order-timeline.module.css';
import { orderWords } from './words.ts';

interface OrderTimelineProps {
  readonly order: Pick<Order, 'steps' | 'delivery' | 'isMadeToOrder'>;
}

/** Past statuses with dates in India, and the expected ones (ACC-11), in a shopper's words (PAY-18). */
export function OrderTimeline({ order: { steps, delivery, isMadeToOrder } }: OrderTimelineProps) {
  const t = useWords(orderWords);
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('timeline')}</h2>
      <ol className={styles.timeline}>
        {steps.map(({ status, at, reason }, index) => (
          <li key={`${JSON.stringify(status)} ${at}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <OrderStatus status={status} isMadeToOrder={isMadeToOrder} />
            <OrderDate at={at} className="muted small" />
            {reason ? <Reason reason={reason} /> : null}
          </li>
        ))}
        {upcoming(steps.at(-1)?.status, delivery !== undefined).map((status) => (
          <li key={status} className={styles.upcoming}>
            <OrderStatus status={status} isMadeToOrder={isMadeToOrder} />
            <span className="visually-hidden">{t('stillToCome')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The expected next statuses; the other statuses are final or part of a return. */
function upcoming(latest: Status | undefined, isCarried: boolean) {
  const carried = isCarried ? (['dispatched', 'delivered'] as const) : (['delivered'] as const);
  if (latest === 'confirmed') return ['being-made', ...carried] as const;
  if (latest === 'being-made') return carried;
  return latest === 'dispatched' ? (['delivered'] as const) : [];
}

/** Known reasons are translated; an operator's text is shown as written. */
function Reason({ reason }: { readonly reason: StepReason }) {
  const t = useWords(orderWords);
  switch (reason.kind) {
    case 'cancelled':
      return <span className="small">{t('reasonCancelled')}</span>;
    case 'return':
      return <span className="small">{t('reasonReturn', { number: reason.reference })}</span>;
    case 'note':
      return (
        <bdi lang="en" dir="auto" className="small">
          {reason.text}
        </bdi>
      );
  }
}
