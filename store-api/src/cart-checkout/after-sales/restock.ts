import { type RawBuilder, sql } from 'kysely';
import { lockProducts } from '../../catalog/products/lock-products.ts';
import type { Db } from '../../platform/database/schema.ts';
import { piecesInReturns } from './requests/read-order-progress.ts';

/** Pieces of an order that can be sold again: all but what is downloaded and what came back by a return before. */
export function restockOrder(trx: Db, orderId: number): Promise<void> {
  return restock(
    trx,
    sql`
      select product_id, quantity - ${piecesInReturns(sql`state = 'done'`)} as quantity
      from order_items where order_id = ${orderId} and not is_digital`,
  );
}

/** The pieces of a return that can be sold again. */
export function restockReturn(trx: Db, requestId: number): Promise<void> {
  return restock(
    trx,
    sql`
      select product_id, order_request_lines.quantity
      from order_request_lines join order_items using (order_item_id) where order_request_id = ${requestId}`,
  );
}

async function restock(trx: Db, pieces: RawBuilder<unknown>): Promise<void> {
  await lockProducts(trx, sql`select product_id from (${pieces}) piece`);
  await sql`
    update products set stock_quantity = stock_quantity + piece.quantity
    from (${pieces}) piece where piece.product_id = products.product_id`.execute(trx);
}
