import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { Database, Db } from '../../platform/database/schema.ts';
import { asImage, type PictureRow } from '../../platform/pictures/picture.ts';
import { familyMembers, familyOf } from './family-of.ts';
import { oldPriceInRupees, priceInRupees } from './price.ts';

/**
 * Products by id as list items, in the order of the ids, without unknown and unpublished ones.
 * @param totalRecords the length of the whole list
 */
export async function productCards(
  db: Db,
  productIds: readonly number[],
  totalRecords = productIds.length,
): Promise<ProductListItem[]> {
  if (productIds.length === 0) return [];
  const rows = await readRows(db, productIds);
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    const [first, second] = row?.pictures ?? [];
    return row && first ? [asListItem(row, { first, second, totalRecords })] : [];
  });
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .innerJoin('vendors', 'vendors.vendor_id', 'products.vendor_id')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .leftJoin('product_ratings', 'product_ratings.product_id', 'products.product_id')
    .select([
      'products.product_id',
      'products.name',
      'products.slug',
      'product_prices.price_paise',
      'product_prices.struck_price_paise',
      'products.stock_quantity',
      isAmongNewest.as('is_new'),
      'products.is_digital',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'vendors.name as vendor_name',
      'product_ratings.average',
      'product_ratings.review_count',
      (products) => jsonArrayFrom(imagesOf(products).where('position', '<=', 2)).as('pictures'),
      (products) => familyMembers(products).as('family'),
    ])
    .where('products.product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .where('products.is_published', '=', true)
    .execute();
}

/** A mark that stays when newer products come would make everything new. */
const MOST_NEW = 6;

const isAmongNewest = sql<boolean>`products.mark_as_new and products.product_id = any(array(
  select product_id from products where is_published order by created_at desc, product_id desc limit ${sql.lit(MOST_NEW)}
))`;

/** The images of the product in scope, in their order. */
export function imagesOf(products: ExpressionBuilder<Database, 'products'>) {
  return products
    .selectFrom('product_images')
    .innerJoin('images', 'images.image_id', 'product_images.image_id')
    .select(['images.image_id', 'alt', 'width', 'height', 'placeholder', 'edge'])
    .whereRef('product_images.product_id', '=', 'products.product_id')
    .orderBy('position');
}

interface Shown {
  readonly first: PictureRow;
  readonly second: PictureRow | undefined;
  readonly totalRecords: number;
}

function asListItem(row: Row, { first, second, totalRecords }: Shown): ProductListItem {
  return {
    ProductId: row.product_id,
    ProductName: row.name,
    CategoryName: row.category_name,
    CategorySlug: row.category_slug,
    Slug: row.slug,
    Price: priceInRupees(row),
    OldPrice: oldPriceInRupees(row),
    TotalRecords: totalRecords,
    VendorName: row.vendor_name,
    Rating: row.average,
    TotalReviews: row.review_count ?? 0,
    MarkAsNew: row.is_new,
    StockStatus: row.stock_quantity > 0 ? 'In stock' : 'Out of stock',
    IsDigitalProduct: row.is_digital,
    Image: asImage(first),
    SecondImage: second ? asImage(second) : null,
    Family: familyOf(row.product_id, row.family),
  };
}
