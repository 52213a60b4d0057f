import { type RawBuilder, sql } from 'kysely';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import type { Db } from '../../../platform/database/schema.ts';
import type { OrderProgress, SoldItem } from './request-policy.ts';

/** A writer must hold the lock on the order's row. */
export async function readOrderProgress(
  db: Db,
  order: { readonly order_id: number; readonly status_id: number },
): Promise<OrderProgress> {
  const items = await soldItems(db, order.order_id);
  const completed = await db
    .selectFrom('order_status_history')
    .select('at')
    .where('order_id', '=', order.order_id)
    .where('status_id', '=', ORDER_STATUS.Completed)
    .orderBy('order_status_history_id', 'desc')
    .executeTakeFirst();
  return { statusId: order.status_id, items, completedAt: completed?.at ?? null };
}

/** The items of an order with their units in returns. */
export function soldItems(db: Db, orderId: number): Promise<SoldItem[]> {
  return db
    .selectFrom('order_items')
    .select([
      'order_item_id as orderItemId',
      'quantity',
      'is_digital as isDigital',
      'is_returnable as isReturnable',
      unitsInReturns(sql`state <> 'refused'`).as('inReturns'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_item_id')
    .execute();
}

/** SQL: units of the current row of `order_items` in requests of a state. */
export function unitsInReturns(state: RawBuilder<unknown>) {
  return sql<number>`(
    select coalesce(sum(requested_lines.quantity), 0)::integer from order_request_lines requested_lines
    join order_requests using (order_request_id)
    where requested_lines.order_item_id = order_items.order_item_id and ${state}
  )`;
}
