import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** Counts pieces into `units_sold`, which ranks best-sellers. Must run in the sale's transaction, which has locked them. */
export async function countSales(trx: Db, orderId: number): Promise<void> {
  await sql`
    update products set units_sold = units_sold + order_items.quantity from order_items
    where order_items.order_id = ${orderId} and products.product_id = order_items.product_id`.execute(trx);
}
