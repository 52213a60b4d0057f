import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { ListingPage } from './listing.ts';

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The best-selling first. */
export async function popularProducts(db: Kysely<Database>, { pageNo, pageSize }: Page): Promise<ListingPage> {
  const [counted, rows] = await Promise.all([
    sql<{ total: number }>`select count(*)::integer as total from products where is_published`.execute(db),
    db
      .selectFrom('products')
      .select('product_id')
      .where('is_published', '=', true)
      .orderBy('units_sold', 'desc')
      .orderBy('product_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  return { productIds: rows.map((row) => row.product_id), totalRecords: counted.rows[0]?.total ?? 0 };
}

const MOST_RELATED = 8;

/** Like one product: by shared main category, type, material and colour, then by sales. */
export async function relatedProducts(db: Kysely<Database>, productId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select other.product_id
    from products this join products other on other.product_id <> this.product_id and other.is_published
    where this.product_id = ${productId} and other.is_digital = this.is_digital
    order by
      4 * (other.main_category_id = this.main_category_id)::integer
        + 3 * coalesce((other.product_type_id = this.product_type_id)::integer, 0)
        + 2 * (exists (
            select 1 from product_categories mine join product_categories theirs using (category_id)
            where mine.product_id = this.product_id and theirs.product_id = other.product_id
          ))::integer
        + coalesce((other.material_id = this.material_id)::integer, 0) desc,
      (other.stock_quantity > 0) desc, other.units_sold desc, other.product_id
    limit ${MOST_RELATED}`.execute(db);
  return rows.map((row) => row.product_id);
}
