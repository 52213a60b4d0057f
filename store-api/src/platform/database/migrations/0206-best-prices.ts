import { type Kysely, sql } from 'kysely';

/** The largest discounts first, of the whole store or, walked with a look at its categories, of a part (CAT-09). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index products_by_discount on products
      (((old_price_paise - price_paise)::float8 / old_price_paise) desc, product_id)
      where is_published and price_paise > 0 and old_price_paise > price_paise`.execute(db);
}
