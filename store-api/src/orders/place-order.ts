import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { orderNumber } from './order-number.ts';
import { orderStatusOncePaid, statusOncePaid } from './order-status.ts';

/** Makes a paid order the shopper's: number, status, timeline. Must run in the payment's transaction. */
export async function placeOrder(trx: Kysely<Database>, orderId: number, paidAt: Date): Promise<void> {
  const items = await trx
    .selectFrom('order_items')
    .select(['order_item_id', 'is_digital as isDigital'])
    .where('order_id', '=', orderId)
    .execute();
  const statusId = orderStatusOncePaid(items);
  await trx
    .updateTable('orders')
    .set({ paid_at: paidAt, order_number: orderNumber(orderId, paidAt), status_id: statusId })
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .execute();
  for (const item of items) {
    await trx
      .updateTable('order_items')
      .set({ status_id: statusOncePaid(item) })
      .where('order_item_id', '=', item.order_item_id)
      .execute();
  }
  await trx.insertInto('order_status_history').values({ order_id: orderId, status_id: statusId, at: paidAt }).execute();
}
