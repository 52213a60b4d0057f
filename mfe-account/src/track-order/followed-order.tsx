import { links, useWords } from 'shared-contracts';
import type { FollowedOrder as Followed } from 'shared-contracts/domain/tracked-order';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useDates } from 'shared-contracts/kit/use-dates';
import { OrderDelivery } from '../order/order-delivery.tsx';
import { OrderTimeline } from '../order/order-timeline.tsx';
import { orderWords } from '../order/words.ts';
import styles from './track-order.module.css';
import { trackWords } from './words.ts';

interface FollowedOrderProps {
  readonly order: Followed;
}

/** An order opened by the signed link in a mail, without a login (ACC-18): it shows the town, not the address. */
export function FollowedOrder({ order }: FollowedOrderProps) {
  const t = useWords(trackWords);
  const tOrder = useWords(orderWords);
  const { date } = useDates();
  const { number, placedAt, city, delivery } = order;
  return (
    <div className={`container section ${styles.page}`}>
      <header>
        <h1>{tOrder('orderTitle', { number })}</h1>
        <p className="muted">{tOrder('placedOn', { date: date(placedAt) })}</p>
        {city ? <p>{t('trackTown', { city })}</p> : null}
      </header>
      <OrderTimeline order={order} />
      {delivery ? <OrderDelivery delivery={delivery} /> : null}
      <div className={`${surfaceStyles.card} ${styles.order}`}>
        <p className="muted small">{t('followMore')}</p>
        <ButtonLink to={links.order(number)} kind="secondary">
          {t('trackOpen')}
        </ButtonLink>
      </div>
    </div>
  );
}
