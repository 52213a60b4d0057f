import type { Db } from '../../platform/database/schema.ts';

/** The lines of an order as they were sold. */
export function soldItems(trx: Db, orderId: number) {
  return trx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('order_item_id').execute();
}
