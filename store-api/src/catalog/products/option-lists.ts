import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export function everyColor(db: Db) {
  return db
    .selectFrom('colors')
    .select(['color_id as ColorID', 'name as ColorName', 'hex_code as HexCode'])
    .orderBy('name')
    .orderBy('color_id')
    .execute();
}

export function everySize(db: Db) {
  return db.selectFrom('sizes').select(['size_id as SizeID', 'name as SizeName']).orderBy('size_id').execute();
}

const POPULAR_TAGS = 20;

/** The tags with most published products. */
export async function popularTags(db: Db) {
  const { rows } = await sql<{ TagID: number; TagName: string }>`
    select tags.tag_id as "TagID", tags.name as "TagName"
    from tags
    join product_tags on product_tags.tag_id = tags.tag_id
    join products on products.product_id = product_tags.product_id and products.is_published
    group by tags.tag_id order by count(*) desc, tags.tag_id limit ${POPULAR_TAGS}`.execute(db);
  return rows;
}

/** The best-selling new product that can be bought now, or an empty list. */
export async function hottestProduct(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .select('products.product_id')
    .where('is_published', '=', true)
    .where('mark_as_new', '=', true)
    .where('price_paise', '>', 0)
    .where((eb) => eb.or([eb('stock_quantity', '>', 0), eb('is_digital', '=', true)]))
    .orderBy('ranked_units', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('products.product_id')
    .limit(1)
    .execute();
  return rows.map((row) => row.product_id);
}
