import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { Database, Db } from '../../platform/database/schema.ts';
import { asImage, type PictureRow } from '../../platform/pictures/picture.ts';
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
    .leftJoin('product_ratings', 'product_ratings.product_id', 'products.product_id')
    .select([
      'products.product_id',
      'products.name',
      'products.slug',
      'products.price_paise',
      'products.old_price_paise',
      'products.stock_quantity',
      'products.mark_as_new',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'vendors.name as vendor_name',
      'product_ratings.average',
      'product_ratings.review_count',
      (products) => jsonArrayFrom(imagesOf(products).where('position', '<=', 2)).as('pictures'),
    ])
    .where('products.product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .where('products.is_published', '=', true)
    .execute();
}

/** The images of the product in scope, in their order. */
export function imagesOf(products: ExpressionBuilder<Database, 'products'>) {
  return products
    .selectFrom('product_images')
    .innerJoin('images', 'images.image_id', 'product_images.image_id')
    .select(['images.image_id', 'alt', 'width', 'height', 'placeholder'])
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
    MarkAsNew: row.mark_as_new,
    StockStatus: row.stock_quantity > 0 ? 'In stock' : 'Out of stock',
    Image: asImage(first),
    SecondImage: second ? asImage(second) : null,
  };
}
