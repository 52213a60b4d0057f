import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Counts pieces into `units_sold`, which ranks best-sellers. Must run in the payment's transaction after the stock is
 * taken: locks digital products in order of id, like stock.
 */
export async function countSales(trx: Db, orderId: number): Promise<void> {
  await sql`
    with sold as materialized (
      select product_id from products
      where product_id in (select product_id from order_items where order_id = ${orderId})
      order by product_id for no key update
    )
    update products set units_sold = units_sold + order_items.quantity from order_items, sold
    where order_items.order_id = ${orderId} and order_items.product_id = sold.product_id
      and products.product_id = sold.product_id`.execute(trx);
}
