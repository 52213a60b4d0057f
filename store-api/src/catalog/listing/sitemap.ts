import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

interface Run {
  readonly FirstId: number;
  readonly Count: number;
  readonly ChangedAt: string;
}

/** Runs of `size` published products by rising id. */
export async function sitemapRuns(db: Db, size: number): Promise<readonly Run[]> {
  const { rows } = await sql<{ first_id: number; count: number; changed_at: Date }>`
    select min(product_id) as first_id, count(*)::integer as count, max(changed_at) as changed_at
    from (
      select product_id, greatest(products.changed_at, product_prices.changed_at) as changed_at,
        (row_number() over (order by product_id) - 1) / ${size}::integer as run
      from products join product_prices using (product_id) where is_published
    ) as numbered
    group by run order by run`.execute(db);
  return rows.map((row) => ({ FirstId: row.first_id, Count: row.count, ChangedAt: row.changed_at.toISOString() }));
}

export async function sitemapProducts(db: Db, fromId: number, count: number) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .select(['products.product_id', 'products.slug', 'categories.slug as category_slug'])
    .select(sql<Date>`greatest(products.changed_at, product_prices.changed_at)`.as('changed_at'))
    .where('is_published', '=', true)
    .where('products.product_id', '>=', fromId)
    .orderBy('products.product_id')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    ProductId: row.product_id,
    Slug: row.slug,
    CategorySlug: row.category_slug,
    ChangedAt: row.changed_at.toISOString(),
  }));
}
