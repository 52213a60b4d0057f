import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { GeneratedProduct } from './generate-products.ts';

/** One statement per table. */
export async function insertProducts(db: Db, products: readonly GeneratedProduct[]): Promise<void> {
  await insertRows(
    db,
    'products',
    products.map(({ product }) => product),
  );
  await insertRows(
    db,
    'product_categories',
    belongings(products, (one) => one.categoryIds.map((category_id) => ({ category_id }))),
  );
  await insertRows(
    db,
    'product_tags',
    belongings(products, (one) => one.tagIds.map((tag_id) => ({ tag_id }))),
  );
  await insertRows(
    db,
    'product_shipping_methods',
    belongings(products, (one) => one.shippingMethodIds.map((shipping_method_id) => ({ shipping_method_id }))),
  );
  await insertRows(
    db,
    'product_images',
    belongings(products, (one) => one.images.map((image, index) => ({ ...image, position: index + 1 }))),
  );
  await insertReviews(
    db,
    belongings(products, (one) => one.ratings.map((rating) => ({ rating }))),
  );
}

function belongings(
  products: readonly GeneratedProduct[],
  rows: (product: GeneratedProduct) => readonly Readonly<Record<string, unknown>>[],
) {
  return products.flatMap((one) => rows(one).map((row) => ({ ...row, product_id: one.product.product_id })));
}

type Rows = readonly Readonly<Record<string, unknown>>[];

async function insertRows(db: Db, table: string, rows: Rows): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

async function insertReviews(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into product_reviews (product_id, rating, title, body, reviewer_name, is_sample, status)
    select product_id, rating, 'As described', 'Well made and well packed.', 'A shopper', true, 'approved'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_id integer, rating integer)`.execute(db);
}
