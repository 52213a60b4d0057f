import { links, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { followOrder } from 'shared-contracts/api/follow-order';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { OrderDelivery } from '../order/order-delivery.tsx';
import { OrderTimeline } from '../order/order-timeline.tsx';
import { orderWords } from '../order/words.ts';
import { orderDate } from '../orders/order-date.ts';
import styles from './track-order.module.css';
import { trackWords } from './words.ts';

interface FollowedOrderProps {
  readonly order: NonNullable<CallAnswer<typeof followOrder>>;
}

/** An order opened by the signed link in a mail, without a login (ACC-18): it shows the town, not the address. */
export function FollowedOrder({ order }: FollowedOrderProps) {
  const t = useWords(trackWords);
  const tOrder = useWords(orderWords);
  const { OrderNumber, OrderDateUTC, CityName, Timeline, Delivery } = order;
  return (
    <div className={`container section ${styles.page}`}>
      <header>
        <h1>{tOrder('orderTitle', { number: OrderNumber })}</h1>
        <p className="muted">{tOrder('placedOn', { date: orderDate(OrderDateUTC) })}</p>
        {CityName ? <p>{t('trackTown', { city: CityName })}</p> : null}
      </header>
      <OrderTimeline steps={Timeline.map((step) => ({ ...step, Reason: '' }))} requests={[]} delivery={Delivery} />
      {Delivery ? <OrderDelivery delivery={Delivery} orderedUTC={OrderDateUTC} /> : null}
      <div className={`${surfaceStyles.card} ${styles.order}`}>
        <p className="muted small">{t('followMore')}</p>
        <ButtonLink to={links.order(OrderNumber)} kind="secondary">
          {t('trackOpen')}
        </ButtonLink>
      </div>
    </div>
  );
}
