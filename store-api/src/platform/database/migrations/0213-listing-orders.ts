import { type Kysely, sql } from 'kysely';

/**
 * One index per order of a listing: a page is read by walking one of them past the bitmap of what is wanted, without
 * a look at the table. The orders themselves are in catalogue/listing-orders.ts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index products_by_name on products (lower(name) collate "C", product_id) include (name)
    where is_published`.execute(db);
  // What has no price comes last.
  await sql`
    create index products_by_rising_price on products ((price_paise <= 0), price_paise, product_id)
    where is_published`.execute(db);
  await sql`
    create index products_by_fame on products ((stock_quantity > 0) desc, units_sold desc, product_id)
    include (stock_quantity) where is_published`.execute(db);
  await sql`
    create index products_in_stock_records on products (product_id) include (stock_quantity)
    where is_published`.execute(db);
}
