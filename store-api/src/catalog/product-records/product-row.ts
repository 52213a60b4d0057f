import { sql } from 'kysely';
import { fromRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import type { ColumnName, ProductRecord } from './product-record.ts';
import { idOf, type References } from './references.ts';

/** Columns that are in the row of `products`. */
export const IN_ROW: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'name',
  'published',
  'categories',
  'vendor',
  'type',
  'material',
  'orientation',
  'seater',
  'color',
  'size',
  'stock',
  'max_per_order',
  'hsn',
  'gst_class',
  'digital',
  'shipping_fee',
  'shipping_days',
  'returnable',
  'new',
  'width_cm',
  'depth_cm',
  'height_cm',
  'weight_kg',
  'net_quantity',
  'origin',
  'importer',
  'month',
  'mrp',
  'keywords',
  'short_description',
  'description',
  'delivery',
  'care',
  'warranty',
  'disclaimer',
  'added',
]);

export function productRow(record: ProductRecord, shop: References) {
  const optional = (ids: ReadonlyMap<string, number>, name: string | null) => (name === null ? null : idOf(ids, name));
  return {
    sku: record.sku,
    name: record.name,
    is_published: record.published,
    meta_keywords: record.keywords,
    short_description: record.short_description,
    full_description: record.description,
    delivery_content: record.delivery,
    furniture_care_content: record.care,
    warranty_content: record.warranty,
    disclaimer_content: record.disclaimer,
    stock_quantity: record.stock,
    order_maximum_quantity: record.max_per_order ?? 0,
    main_category_id: idOf(shop.category, record.categories[0] ?? ''),
    vendor_id: idOf(shop.vendor, record.vendor),
    product_type_id: optional(shop.type, record.type),
    material_id: optional(shop.material, record.material),
    orientation_id: optional(shop.orientation, record.orientation),
    seater_id: optional(shop.seater, record.seater),
    color_id: optional(shop.color, record.color),
    size_id: optional(shop.size, record.size),
    hsn_code: record.hsn,
    gst_material_class: record.gst_class ?? '',
    is_digital: record.digital,
    is_shipping_free: record.shipping_fee === 0,
    shipping_fee_paise: fromRupees(record.shipping_fee),
    is_returnable: record.returnable,
    mark_as_new: record.new,
    estimated_shipping_days: record.shipping_days,
    width_cm: record.width_cm,
    depth_cm: record.depth_cm,
    height_cm: record.height_cm,
    weight_grams: record.weight_kg === null ? null : Math.round(record.weight_kg * 1000),
    net_quantity: record.net_quantity,
    origin_id: optional(shop.origin, record.origin),
    importer_id: optional(shop.importer, record.importer),
    month: record.month,
    mrp_paise: record.mrp === null ? null : fromRupees(record.mrp),
    created_at: record.added,
  };
}

type ProductRow = ReturnType<typeof productRow> & { readonly slug: string };

/** Rows as one JSON parameter: hundreds of rows have more values than a statement may have parameters. */
const rowsOf = (rows: readonly unknown[]) =>
  sql`jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb)`;

export async function insertProducts(trx: Db, rows: readonly ProductRow[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const { rows: inserted } = await sql<{ sku: string; product_id: number }>`
    insert into products (${columns}) select ${columns} from ${rowsOf(rows)} returning sku, product_id`.execute(trx);
  return new Map(inserted.map(({ sku, product_id }) => [sku, product_id]));
}

export async function updateProducts(trx: Db, rows: readonly (ProductRow & { product_id: number | undefined })[]) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'product_id');
  await sql`
    update products set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`))}
    from ${rowsOf(rows)} as given where products.product_id = given.product_id`.execute(trx);
}
