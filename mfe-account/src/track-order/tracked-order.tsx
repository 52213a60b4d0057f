import type { Ref } from 'react';
import { links, useLanguage, useSite, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { trackOrder } from 'shared-contracts/api/track-order';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { Facts } from '../layout/facts.tsx';
import { expectedText } from '../order/order-delivery.tsx';
import { orderWords } from '../order/words.ts';
import { orderDate } from '../orders/order-date.ts';
import { OrderStatus, type ShownStatus } from '../orders/order-status.tsx';
import styles from './track-order.module.css';
import { trackWords } from './words.ts';

/** The way of every order, and how many of its steps lie behind in each state. */
const WAY: readonly ShownStatus[] = ['Active', 'InProgress', 'Dispatched', 'Completed'];
const STEPS_DONE = { confirmed: 1, 'being-made': 2, dispatched: 3, delivered: 4 } as const;
const ENDED = {
  returned: 'trackReturned',
  cancelled: 'trackCancelled',
  refunded: 'trackRefunded',
  unknown: 'trackOver',
} as const;

export type TrackedOrder = NonNullable<CallAnswer<typeof trackOrder>>;

interface TrackedOrderProgressProps {
  readonly order: TrackedOrder;
  readonly ref: Ref<HTMLElement>;
}

/** How far an order is, without anything of its person. Takes the focus when it arrives. */
export function TrackedOrderProgress({ order, ref }: TrackedOrderProgressProps) {
  const t = useWords(trackWords);
  const tOrder = useWords(orderWords);
  const language = useLanguage();
  const { deliveryDays } = useSite();
  const { OrderNumber, OrderDateUTC, State, Outcome, ExpectedOn, Carrier } = order;
  const expected = expectedText(ExpectedOn, OrderDateUTC, language, deliveryDays);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${surfaceStyles.card} ${styles.order}`}
      aria-labelledby="tracked-order"
    >
      <header>
        <h2 id="tracked-order">
          <bdi dir="ltr">{OrderNumber}</bdi>
        </h2>
        <p className="muted small">{tOrder('placedOn', { date: orderDate(OrderDateUTC) })}</p>
      </header>
      {State === 'downloads' || State === 'over' ? (
        <p>{t(State === 'over' ? ENDED[Outcome ?? 'unknown'] : 'trackDownloads')}</p>
      ) : (
        <>
          <ol className={styles.way}>
            {WAY.map((status, index) => {
              const isCurrent = index === STEPS_DONE[State] - 1;
              return (
                <li
                  key={status}
                  data-done={index < STEPS_DONE[State] || undefined}
                  aria-current={isCurrent ? 'step' : undefined}
                >
                  <OrderStatus name={status} />
                  {index >= STEPS_DONE[State] && <span className="visually-hidden">{tOrder('stillToCome')}</span>}
                </li>
              );
            })}
          </ol>
          <Facts
            facts={[
              ...(State !== 'delivered' && expected ? [{ name: tOrder('expectedOn'), value: expected }] : []),
              ...(Carrier ? [{ name: tOrder('carrier'), value: <bdi>{Carrier}</bdi> }] : []),
            ]}
          />
        </>
      )}
      <p className="muted small">{t('trackMore')}</p>
      <ButtonLink to={links.order(OrderNumber)} kind="secondary">
        {t('trackOpen')}
      </ButtonLink>
    </section>
  );
}
