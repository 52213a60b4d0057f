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
  await insertPrices(
    db,
    products.map(({ product, price }) => ({ ...price, product_id: product.product_id })),
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

/** With triggers disabled the rows are not there yet, and no trigger sets the price that may be struck through. */
async function insertPrices(db: Db, rows: Rows): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    product_id integer, price_paise bigint, old_price_paise bigint, changed_at timestamptz
  )`;
  await sql`insert into product_prices (product_id) select product_id from ${given} on conflict do nothing`.execute(db);
  await sql`
    insert into price_history (product_id, valid_from, price_paise, struck_price_paise, noted_by)
    select product_id, changed_at - step * interval '30 days', case step when 0 then price_paise else old_price_paise end,
      case step when 0 then old_price_paise end, '0'
    from ${given} cross join (values (1), (0)) as steps (step)
    where price_paise > 0 and (step = 0 or old_price_paise is not null)
    order by product_id, step desc`.execute(db);
  await sql`
    update product_prices set (price_paise, old_price_paise, struck_price_paise, changed_at)
      = (given.price_paise, given.old_price_paise, given.old_price_paise, given.changed_at)
    from ${given} where product_prices.product_id = given.product_id`.execute(db);
}

async function insertReviews(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into product_reviews (product_id, rating, title, body, reviewer_name, is_sample, status)
    select product_id, rating, 'As described', 'Well made and well packed.', 'A shopper', true, 'approved'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_id integer, rating integer)`.execute(db);
}
