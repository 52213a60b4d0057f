import type { Db } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time.ts';
import { orderStatusOncePaid, statusOncePaid } from './order-status.ts';
/** Makes a paid order the shopper's: number, status, timeline. Must run in the payment's transaction. */
export async function placeOrder(trx: Db, orderId: number, paidAt: Date): Promise<void> {
  const items = await trx
    .selectFrom('order_items')
    .select('is_digital as isDigital')
    .where('order_id', '=', orderId)
    .execute();
  const statusId = orderStatusOncePaid(items);
  await trx
    .updateTable('orders')
    .set({ paid_at: paidAt, order_number: orderNumber(orderId, paidAt), status_id: statusId })
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .execute();
  await trx
    .updateTable('order_items')
    .set((row) => ({
      status_id: row
        .case()
        .when('is_digital', '=', true)
        .then(statusOncePaid({ isDigital: true }))
        .else(statusOncePaid({ isDigital: false }))
        .end(),
    }))
    .where('order_id', '=', orderId)
    .execute();
  await trx.insertInto('order_status_history').values({ order_id: orderId, status_id: statusId, at: paidAt }).execute();
}

/** 'KC-2611-000123': year and month of payment in India, then the order's id. */
export function orderNumber(orderId: number, paidAt: Date): string {
  const [year = '', month] = indianDay(paidAt).split('-');
  return `KC-${year.slice(2)}${month}-${String(orderId).padStart(6, '0')}`;
}
