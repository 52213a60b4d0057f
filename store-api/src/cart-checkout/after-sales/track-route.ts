import type { WireAnswer } from 'shared-contracts/api/call';
import { trackOrder } from 'shared-contracts/api/track-order';
import { CANCELLED_REASON } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { isMadeToOrder, statusName } from '../orders/order-status.ts';
import { deliveryOnTheWire, hasGoods } from './deliveries/read-delivery.ts';

/** Of all numbers together, so that neither numbers, which are consecutive, nor addresses are tried out. */
const LOOKUPS_PER_ORIGIN = { name: 'order-lookup-origin', allowed: 20, windowSeconds: 600 };
/** Wrong pairs with one number from anywhere. */
const WRONG_OF_NUMBER = { name: 'order-lookup-number', allowed: 30, windowSeconds: 3600 };
/** Wrong pairs with one address from anywhere: who knows a person must not find their orders by counting. */
const WRONG_OF_ADDRESS = { name: 'order-lookup-address', allowed: 30, windowSeconds: 3600 };
/** From an origin: beyond it no right pair either, once a number or an address is being guessed. Its owner has few wrong tries. */
const WRONG_OF_ORIGIN = { name: 'order-lookup-wrong', allowed: 5, windowSeconds: 3600 };

/**
 * Number and address prove little: numbers are consecutive, and addresses are known to others. So the answer tells how
 * far the order is and nothing of the person: no name, address, item, amount or tracking number, for which one
 * logs in or opens the mail about the dispatch.
 */
export function trackRoute(api: Api): void {
  const { db, limits } = api;
  registerCall(
    api,
    trackOrder,
    async ({ parameters, request }) => {
      const number = parameters.OrderNumber.toUpperCase();
      const email = emailKey(parameters.Email);
      const order = await db
        .selectFrom('orders')
        .select(['order_id', 'status_id', 'paid_at', 'making_days'])
        .where('order_number', '=', number)
        .where((row) => row(row.fn<string>('lower', ['contact_email']), '=', email))
        .executeTakeFirst();
      if (!order?.paid_at || order.status_id === null) {
        await limits.isWithinOrigin(WRONG_OF_ORIGIN, request, 1);
        await limits.count(WRONG_OF_NUMBER, number);
        await limits.count(WRONG_OF_ADDRESS, email);
        return null;
      }
      const isCalm =
        (await limits.isWithin(WRONG_OF_NUMBER, number)) && (await limits.isWithin(WRONG_OF_ADDRESS, email));
      if (!isCalm) await limits.countOrigin(WRONG_OF_ORIGIN, request, 0);
      const { order_id, status_id, paid_at } = order;
      const isOver = ['Returned', 'Refunded'].includes(statusName(status_id));
      const delivery = isOver ? null : await deliveryOnTheWire(db, { order_id, status_id });
      const isCarried = delivery !== null || (await hasGoods(db, order_id));
      return {
        OrderNumber: number,
        OrderDateUTC: paid_at.toISOString(),
        State: delivery?.State ?? (isCarried ? ('over' as const) : ('downloads' as const)),
        Outcome: isOver && isCarried ? await outcomeOf(db, order_id) : null,
        IsMadeToOrder: isMadeToOrder(order),
        ExpectedOn: delivery?.ExpectedOn ?? null,
        DispatchedUTC: delivery?.DispatchedUTC ?? null,
        Carrier: delivery?.Carrier ?? '',
      };
    },
    { limit: LOOKUPS_PER_ORIGIN },
  );
}

type Outcome = NonNullable<WireAnswer<typeof trackOrder>>['Outcome'];

/** Goods that came back are returned, whatever became of the money afterwards. */
async function outcomeOf(db: Db, orderId: number): Promise<Outcome> {
  const steps = await db
    .selectFrom('order_status_history')
    .select(['status_id', 'reason'])
    .where('order_id', '=', orderId)
    .execute();
  if (steps.some(({ status_id }) => statusName(status_id) === 'Returned')) return 'returned';
  return steps.some(({ reason }) => reason === CANCELLED_REASON) ? 'cancelled' : 'refunded';
}
