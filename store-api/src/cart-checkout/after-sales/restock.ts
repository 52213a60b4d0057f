import { type RawBuilder, sql } from 'kysely';
import { lockProducts } from '../../catalog/products/lock-products.ts';
import type { Db } from '../../platform/database/schema.ts';
import { unitsInReturns } from './requests/read-order-progress.ts';

/** Units of an order that can be sold again: all but what is downloaded and what came back by a return before. */
export function restockOrder(trx: Db, orderId: number): Promise<void> {
  return restock(
    trx,
    sql`
      select product_id, quantity - ${unitsInReturns(sql`state = 'done'`)} as quantity
      from order_items where order_id = ${orderId} and not is_digital`,
  );
}

/** The units of a return that can be sold again. */
export function restockReturn(trx: Db, requestId: number): Promise<void> {
  return restock(
    trx,
    sql`
      select product_id, order_request_lines.quantity
      from order_request_lines join order_items using (order_item_id) where order_request_id = ${requestId}`,
  );
}

async function restock(trx: Db, units: RawBuilder<unknown>): Promise<void> {
  await lockProducts(trx, sql`select product_id from (${units}) unit`);
  await sql`
    update products set stock_quantity = stock_quantity + unit.quantity
    from (${units}) unit where unit.product_id = products.product_id`.execute(trx);
}
