import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** The lines of an order as they were sold. */
export function soldItems(trx: Db, orderId: number) {
  return trx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('order_item_id').execute();
}

/** SQL for how many pieces the row of `orders` in scope has. */
export const piecesOfOrder = sql<number>`(
  select sum(quantity)::integer from order_items where order_items.order_id = orders.order_id
)`;
