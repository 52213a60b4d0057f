import type { SelectQueryBuilder } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function stockRecords(db: Db, page: Page) {
  const rows = await publishedPage(db, page).select(['product_id', 'stock_quantity']).execute();
  return rows.map((row) => ({
    ProductId: row.product_id,
    StockStatus: row.stock_quantity > 0 ? ('In stock' as const) : ('Out of stock' as const),
    StockQuantity: row.stock_quantity,
  }));
}

export function attributeRecords(db: Db, page: Page) {
  return recordsOf(db, publishedPage(db, page).select('product_id'));
}

/** Empty for an unpublished product. */
export function attributesOf(db: Db, productId: number) {
  const product = db.selectFrom('products').where('is_published', '=', true).where('product_id', '=', productId);
  return recordsOf(db, product.select('product_id'));
}

function recordsOf(db: Db, chosen: SelectQueryBuilder<Database, 'products', { product_id: number }>) {
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('products', 'products.product_id', 'chosen.product_id')
    .leftJoin('product_types', 'product_types.product_type_id', 'products.product_type_id')
    .leftJoin('materials', 'materials.material_id', 'products.material_id')
    .leftJoin('orientations', 'orientations.orientation_id', 'products.orientation_id')
    .leftJoin('seaters', 'seaters.seater_id', 'products.seater_id')
    .leftJoin('colors', 'colors.color_id', 'products.color_id')
    .select([
      'products.product_id as ProductID',
      'product_types.product_type_id as ProductTypeId',
      'product_types.name as ProductTypeName',
      'materials.material_id as MaterialTypeId',
      'materials.name as MaterialName',
      'orientations.orientation_id as OrientationId',
      'orientations.name as OrientalName',
      'seaters.seater_id as SeaterId',
      'seaters.name as SeaterName',
      'colors.color_id as ColorID',
      'colors.name as ColorName',
      'colors.hex_code as HexCode',
    ])
    .orderBy('products.product_id')
    .execute();
}

/** An index-only scan, for every page. */
function publishedPage(db: Db, { pageNo, pageSize }: Page) {
  return db
    .selectFrom('products')
    .where('is_published', '=', true)
    .orderBy('products.product_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}
