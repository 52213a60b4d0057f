import { sql } from 'kysely';
import { fromRupees } from 'shared-contracts/domain/money';
import { slugify } from 'shared-contracts/domain/slug';
import { writePrices } from '../../catalog/products/write-prices.ts';
import type { Db } from '../../platform/database/schema.ts';

const HSN: Readonly<Record<string, string>> = { 'woven fabric': '5407', velvet: '5801', leatherette: '5903' };
const PRICE = fromRupees(49);
const STOCK = 200;
const DAYS = 5;

/** Each cover of the samples in each of its colours; the colour of other samples is that of their wood. */
export async function seedSwatches(db: Db): Promise<void> {
  const { rows } = await sql<{ cover: string; color_id: number; color: string; category: number; vendor: number }>`
    select distinct on (cover, color_id) cover, color_id, colors.name as color, main_category_id as category,
      vendor_id as vendor
    from products join product_facts using (product_id) join colors using (color_id)
    where cover is not null and finish is null order by cover, color_id, product_id`.execute(db);
  for (const { cover, color_id, color, category, vendor } of rows) {
    const name = `Swatch of ${color} ${cover}`;
    const { product_id } = await db
      .insertInto('products')
      .values({
        name,
        slug: slugify(name),
        sku: `SW-${slugify(`${cover} ${color}`).toUpperCase()}`,
        is_published: false,
        stock_quantity: STOCK,
        order_maximum_quantity: 1,
        main_category_id: category,
        vendor_id: vendor,
        product_type_id: null,
        material_id: null,
        orientation_id: null,
        seater_id: null,
        color_id,
        size_id: null,
        hsn_code: HSN[cover] ?? '',
        is_returnable: false,
        estimated_shipping_days: DAYS,
        width_cm: 15,
        depth_cm: 15,
        height_cm: null,
      })
      .returning('product_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('product_categories').values({ product_id, category_id: category }).execute();
    await db.insertInto('product_facts').values({ product_id, cover }).execute();
    await db.insertInto('product_swatches').values({ product_id }).execute();
    await writePrices(db, [{ product_id, price_paise: PRICE, old_price_paise: null }]);
  }
}
