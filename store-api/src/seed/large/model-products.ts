import { sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

/** A product of the sample store, varied by generated ones. */
export interface ModelProduct {
  readonly row: Readonly<Record<keyof Database['products'], unknown>> & {
    readonly name: string;
  };
  /** Paise. */
  readonly price: number;
  readonly material: string;
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly shippingMethodIds: readonly number[];
  readonly images: readonly { readonly image_id: string; readonly alt: string }[];
}

interface NamedId {
  readonly id: number;
  readonly name: string;
}

/** The store's rows that generated products are made of. */
export interface Stock {
  readonly models: readonly ModelProduct[];
  readonly woods: readonly (NamedId & { readonly categoryId: number | null })[];
  readonly colors: readonly NamedId[];
  readonly vendors: readonly NamedId[];
}

export async function readStock(db: Db): Promise<Stock> {
  const { rows: models } = await sql<ModelProduct>`
    select to_jsonb(products) as row, price_paise as price, materials.name as material,
      array(select category_id from product_categories where product_id = products.product_id order by category_id) as "categoryIds",
      array(select tag_id from product_tags where product_id = products.product_id order by tag_id) as "tagIds",
      array(select shipping_method_id from product_shipping_methods where product_id = products.product_id) as "shippingMethodIds",
      (select jsonb_agg(jsonb_build_object('image_id', image_id, 'alt', alt) order by position)
        from product_images where product_id = products.product_id) as images
    from products join materials using (material_id) join product_prices using (product_id)
    where sku like 'KC-%' and not is_digital order by product_id`.execute(db);
  const { rows: woods } = await sql<Stock['woods'][number]>`
    select material_id as id, materials.name, category_id as "categoryId"
    from materials left join categories using (name) where materials.name like '% Wood' order by material_id`.execute(
    db,
  );
  const { rows: colors } = await sql<NamedId>`select color_id as id, name from colors order by color_id`.execute(db);
  const { rows: vendors } = await sql<NamedId>`select vendor_id as id, name from vendors order by vendor_id`.execute(
    db,
  );
  return { models, woods, colors, vendors };
}
