import { type Kysely, sql } from 'kysely';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import type { Database } from '../platform/database/schema.ts';
import { statusName } from './order-status.ts';
import { isBeforeDispatch, statusesBefore } from './order-transitions.ts';

export interface OrderMove {
  readonly orderNumber: string;
  readonly to: OrderStatusName;
  /** Shown to the shopper in the order's timeline. */
  readonly reason: string;
  /** With a return: the pieces that came back can be sold again. */
  readonly restock?: boolean;
  readonly now: Date;
}

export type OrderMoveResult =
  | { readonly ok: true; readonly from: OrderStatusName; readonly changed: boolean }
  | { readonly ok: false; readonly because: 'unknown-order' }
  | { readonly ok: false; readonly because: 'not-from-here'; readonly from: OrderStatusName };

/**
 * Moves an order with its history row, in one transaction; the move it has made already changes nothing. To
 * Refunded, what is left of its money is asked back from the provider, and pieces that never left return to stock.
 */
export async function moveOrder(db: Kysely<Database>, move: OrderMove): Promise<OrderMoveResult> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['order_id', 'status_id'])
      .where('order_number', '=', move.orderNumber)
      // 'no key': a credit note written meanwhile refers to the order while it holds the payment we may need next.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!order?.status_id) return { ok: false, because: 'unknown-order' };
    const from = statusName(order.status_id);
    if (from === move.to) return { ok: true, from, changed: false };
    if (!statusesBefore(move.to).includes(order.status_id)) return { ok: false, because: 'not-from-here', from };
    await writeStatus(trx, order.order_id, move);
    if (move.to === 'Refunded') await giveBack(trx, order.order_id, move.reason);
    const neverLeft = move.to === 'Refunded' && isBeforeDispatch(from);
    if (neverLeft || (move.to === 'Returned' && move.restock)) await restock(trx, order.order_id);
    return { ok: true, from, changed: true };
  });
}

async function writeStatus(trx: Kysely<Database>, orderId: number, { to, reason, now }: OrderMove): Promise<void> {
  const status_id = ORDER_STATUS[to];
  await trx.updateTable('orders').set({ status_id }).where('order_id', '=', orderId).execute();
  // What is downloaded stays delivered; it is only given back with the rest.
  await trx
    .updateTable('order_items')
    .set({ status_id })
    .where('order_id', '=', orderId)
    .where((row) => row.or([row('is_digital', '=', false), row.val(to === 'Refunded')]))
    .execute();
  await trx.insertInto('order_status_history').values({ order_id: orderId, status_id, reason, at: now }).execute();
}

async function giveBack(trx: Kysely<Database>, orderId: number, reason: string): Promise<void> {
  const { payment_id: paymentId } = await trx
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const asked = await requestRefund(trx, { paymentId, amount: 'rest', reason, key: null });
  if (asked.ok || asked.reason === 'nothing-left') return;
  // The order must not be called refunded while nobody is asked for the money: undo everything.
  throw new Error(`order ${orderId} cannot be refunded: ${asked.reason}`);
}

/** In order of product, like everybody who locks several. */
async function restock(trx: Kysely<Database>, orderId: number): Promise<void> {
  await sql`
    select product_id from products
    where product_id in (select product_id from order_items where order_id = ${orderId} and not is_digital)
    order by product_id for no key update`.execute(trx);
  await sql`
    update products set stock_quantity = stock_quantity + order_items.quantity from order_items
    where order_items.order_id = ${orderId} and not order_items.is_digital
      and order_items.product_id = products.product_id`.execute(trx);
}
