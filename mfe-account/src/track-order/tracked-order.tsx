import type { Ref } from 'react';
import { links, useWords } from 'shared-contracts';
import type { TrackedOrder } from 'shared-contracts/domain/tracked-order';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useDates } from 'shared-contracts/kit/use-dates';
import { Facts } from '../layout/facts.tsx';
import { orderWords } from '../order/words.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import styles from './track-order.module.css';
import { trackWords } from './words.ts';

/** The way of every order. */
const WAY = ['confirmed', 'being-made', 'dispatched', 'delivered'] as const;
const ENDED: Partial<Record<TrackedOrder['state'], keyof (typeof trackWords)['english']>> = {
  returned: 'trackReturned',
  cancelled: 'trackCancelled',
  refunded: 'trackRefunded',
  over: 'trackOver',
  downloads: 'trackDownloads',
};

interface TrackedOrderProgressProps {
  readonly order: TrackedOrder;
  readonly ref: Ref<HTMLElement>;
}

/** How far an order is, without anything of its person. Takes the focus when it arrives. */
export function TrackedOrderProgress({ order, ref }: TrackedOrderProgressProps) {
  const t = useWords(trackWords);
  const tOrder = useWords(orderWords);
  const { date, weekday } = useDates();
  const { number, placedAt, state, expectedOn, carrier } = order;
  const ended = ENDED[state];
  const reached = (WAY as readonly string[]).indexOf(state);
  const expected = state !== 'delivered' && expectedOn;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${surfaceStyles.card} ${styles.order}`}
      aria-labelledby="tracked-order"
    >
      <header>
        <h2 id="tracked-order">
          <bdi dir="ltr">{number}</bdi>
        </h2>
        <p className="muted small">{tOrder('placedOn', { date: date(placedAt) })}</p>
      </header>
      {ended ? (
        <p>{t(ended)}</p>
      ) : (
        <>
          <ol className={styles.way}>
            {WAY.map((status, index) => {
              const isDone = index <= reached;
              return (
                <li key={status} data-done={isDone || undefined} aria-current={index === reached ? 'step' : undefined}>
                  <OrderStatus status={status} isMadeToOrder={order.isMadeToOrder} />
                  {!isDone && <span className="visually-hidden">{tOrder('stillToCome')}</span>}
                </li>
              );
            })}
          </ol>
          <Facts
            facts={[
              ...(expected ? [{ name: tOrder('expectedOn'), value: tOrder('byDay', { day: weekday(expected) }) }] : []),
              ...(carrier ? [{ name: tOrder('carrier'), value: <bdi>{carrier}</bdi> }] : []),
            ]}
          />
        </>
      )}
      <p className="muted small">{t('trackMore')}</p>
      <ButtonLink to={links.order(number)} kind="secondary">
        {t('trackOpen')}
      </ButtonLink>
    </section>
  );
}
