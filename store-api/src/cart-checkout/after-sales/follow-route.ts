import { followOrder } from 'shared-contracts/api/follow-order';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { cityTexts } from '../../platform/places/translated-texts.ts';
import { followedOrder } from '../mails/follow-token.ts';
import { isMadeToOrder, statusName } from '../orders/order-status.ts';
import { deliveryOnTheWire } from './deliveries/read-delivery.ts';
import { ordersRepository } from './orders-repository.ts';

/** Against load only: a signature is not guessed, so no count of wrong ones shuts out who has the right one. */
const FOLLOWED_PER_ORIGIN = { name: 'order-follow-origin', allowed: 120, windowSeconds: 600 };

/** An order as the holder of its signed link sees it (ACC-18): how far it is, and of the person nothing but the town. */
export function followRoute(api: Api): void {
  const { db, now } = api;
  const orders = ordersRepository(db);
  registerCall(
    api,
    followOrder,
    async ({ parameters }) => {
      const order = await followedOrder(db, parameters.Token, now());
      if (!order?.paid_at || order.status_id === null) return null;
      const { order_id, status_id, paid_at } = order;
      const timeline = await orders.timeline(order_id);
      const delivery = await deliveryOnTheWire(db, { order_id, status_id });
      return {
        OrderNumber: order.order_number ?? '',
        OrderDateUTC: paid_at.toISOString(),
        CityName: order.city_name ?? '',
        IsMadeToOrder: isMadeToOrder(order),
        // Reasons are the shopper's or the staff's own words.
        Timeline: timeline.map((step) => ({ StatusName: statusName(step.status_id), AtUTC: step.at.toISOString() })),
        ...(delivery ? { Delivery: delivery } : {}),
      };
    },
    { limit: FOLLOWED_PER_ORIGIN, texts: cityTexts },
  );
}
