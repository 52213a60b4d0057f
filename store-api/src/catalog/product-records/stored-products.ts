import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { DrawnSizes } from '../drawings/read-drawing.ts';
import { COLUMN_NAMES, type ColumnName, normalText, type ProductRecord } from './product-record.ts';

/** A product of the shop with its record. Pictures are named by their ids, with '.webp'. */
export interface StoredProduct {
  readonly productId: number;
  readonly slug: string;
  /** Codes of the standards that it needs no licence for. */
  readonly exemptFrom: readonly string[];
  /** The sizes of its drawings. */
  readonly drawn: DrawnSizes;
  readonly record: ProductRecord;
}

/** The products of some SKUs, by SKU. */
export async function storedProducts(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
  if (skus.length === 0) return new Map();
  const products = await readProducts(db, sql`where products.sku = any(${[...skus]}::text[])`);
  return new Map(products.map((product) => [product.record.sku, product]));
}

const AT_ONCE = 500;

/** Every product, by rising id. */
export async function* everyStoredProduct(db: Db, condition = sql`true`): AsyncGenerator<StoredProduct> {
  for await (const page of storedProductPages(db, condition)) yield* page;
}

/** The same in pages, as the database returns them. */
export async function* storedProductPages(db: Db, condition = sql`true`): AsyncGenerator<readonly StoredProduct[]> {
  for (let last = 0; ; ) {
    const page = await readProducts(
      db,
      sql`where products.product_id > ${last} and ${condition} order by products.product_id limit ${AT_ONCE}`,
    );
    yield page;
    last = page.at(-1)?.productId ?? last;
    if (page.length < AT_ONCE) return;
  }
}

interface Row extends Record<Exclude<ColumnName, 'price' | 'old_price' | 'mrp' | 'shipping_fee' | 'added'>, unknown> {
  readonly product_id: number;
  readonly slug: string;
  readonly exempt_from: readonly string[];
  readonly drawn: readonly { readonly file: string; readonly width_cm: number; readonly height_cm: number }[];
  readonly price_paise: number;
  readonly old_price_paise: number | null;
  readonly mrp_paise: number | null;
  readonly shipping_fee_paise: number;
  readonly created_at: Date;
  readonly name: string;
  readonly pictures: readonly string[];
  readonly picture_texts: readonly string[];
}

/**
 * The name that a product's column refers to. A subquery, because PostgreSQL planned the join of all these tables for longer
 * than it read 500 products.
 */
const nameIn = (table: string, key: string) =>
  sql`(select name from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`products.${key}`)})`;

async function readProducts(db: Db, which: RawBuilder<unknown>): Promise<readonly StoredProduct[]> {
  // The price without a promotion: see decision 0015.
  const { rows } = await sql<Row>`
    select products.product_id, products.slug, products.sku, products.name, is_published as published,
      array(
        select slug from product_categories join categories using (category_id)
        where product_categories.product_id = products.product_id
        order by category_id <> products.main_category_id, slug collate "C"
      ) as categories,
      ${nameIn('vendors', 'vendor_id')} as vendor, ${nameIn('product_types', 'product_type_id')} as type,
      ${nameIn('materials', 'material_id')} as material, ${nameIn('orientations', 'orientation_id')} as orientation,
      ${nameIn('seaters', 'seater_id')} as seater, ${nameIn('colors', 'color_id')} as color, ${nameIn('sizes', 'size_id')} as size,
      (select name from product_family_members join product_families using (family_id)
        where product_family_members.product_id = products.product_id) as family,
      array(
        select name from product_tags join tags using (tag_id)
        where product_tags.product_id = products.product_id order by name collate "C"
      ) as tags,
      case when promoted.price_paise = prices.price_paise then promoted.regular_price_paise
        else prices.price_paise end as price_paise,
      case when promoted.old_price_paise = prices.old_price_paise then promoted.regular_old_price_paise
        else prices.old_price_paise end as old_price_paise,
      stock_quantity as stock, nullif(order_maximum_quantity, 0) as max_per_order, hsn_code as hsn,
      nullif(gst_material_class, '') as gst_class, is_digital as digital,
      (select file from digital_files where digital_files.product_id = products.product_id) as digital_file,
      case when is_shipping_free then 0 else shipping_fee_paise end as shipping_fee_paise,
      estimated_shipping_days as shipping_days,
      array(
        select name from product_shipping_methods join shipping_methods using (shipping_method_id)
        where product_shipping_methods.product_id = products.product_id order by name collate "C"
      ) as shipping_methods,
      is_returnable as returnable, mark_as_new as new, width_cm, depth_cm, height_cm,
      (weight_grams / 1000.0)::float8 as weight_kg, facts.modules, facts.seat_height_cm, facts.seat_depth_cm,
      coalesce(facts.boxes, '{}') as boxes, facts.load_kg, facts.cover, facts.cover_care, facts.filling, facts.frame,
      facts.finish, facts.lead_days, facts.assembly, coalesce(facts.estimated, '{}') as estimated, net_quantity,
      ${nameIn('origins', 'origin_id')} as origin, ${nameIn('importers', 'importer_id')} as importer, month, mrp_paise,
      array(
        select code || '=' || licence from product_licences join quality_standards using (standard_id)
        where product_licences.product_id = products.product_id order by code collate "C"
      ) as licences,
      array(
        select code from quality_exemptions exemption join quality_standards using (standard_id)
        where exemption.product_id = products.product_id and exemption.ended_at is null
          and coalesce(valid_until, 'infinity') >= (now() at time zone 'Asia/Kolkata')::date
      ) as exempt_from,
      meta_keywords as keywords, short_description, full_description as description, delivery_content as delivery,
      furniture_care_content as care, warranty_content as warranty, disclaimer_content as disclaimer,
      array(
        select image_id || '.webp' from product_images where product_images.product_id = products.product_id order by position
      ) as pictures,
      array(
        select alt from product_images where product_images.product_id = products.product_id order by position
      ) as picture_texts,
      array(
        select view || '=' || drawing_id || '.svg' from product_drawings
        where product_drawings.product_id = products.product_id order by view
      ) as drawings,
      (
        select coalesce(json_agg(json_build_object('file', drawing_id || '.svg', 'width_cm', drawings.width_cm, 'height_cm', drawings.height_cm)), '[]')
        from product_drawings join drawings using (drawing_id) where product_drawings.product_id = products.product_id
      ) as drawn,
      (select model_id || '.glb' from product_models where product_models.product_id = products.product_id) as model,
      array(
        select related_sku from related_products where related_products.product_id = products.product_id order by position
      ) as related,
      products.created_at
    from products
    join product_prices prices on prices.product_id = products.product_id
    left join promoted_products promoted on promoted.product_id = products.product_id
    left join product_facts facts on facts.product_id = products.product_id
    ${which}`.execute(db);
  return rows.map((row) => ({
    productId: row.product_id,
    slug: row.slug,
    exemptFrom: row.exempt_from,
    drawn: new Map(row.drawn.map(({ file, ...size }) => [file, size])),
    record: recordOf(row),
  }));
}

function recordOf(row: Row): ProductRecord {
  const { price_paise, old_price_paise, mrp_paise, shipping_fee_paise, created_at, picture_texts, ...named } = row;
  const record: Record<string, unknown> = {
    ...named,
    price: price_paise > 0 ? price_paise / 100 : null,
    old_price: old_price_paise === null ? null : old_price_paise / 100,
    mrp: mrp_paise === null ? null : mrp_paise / 100,
    shipping_fee: shipping_fee_paise / 100,
    picture_texts: picture_texts.map((text) => text || row.name),
    added: created_at.toISOString(),
  };
  return Object.fromEntries(COLUMN_NAMES.map((name) => [name, normal(record[name])])) as ProductRecord;
}

/** As a record that was read from a file: else a product with untidy texts would change with every import. */
function normal(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value);
  return Array.isArray(value) ? value.map(normal) : value;
}
