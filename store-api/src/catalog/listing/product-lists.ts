import type { Db } from '../../platform/database/schema.ts';
import { allOf, anyOf, digital, having, othersThan, published } from '../product-sets/product-set.ts';
import { pageOfSet } from '../product-sets/set-pages.ts';
import { type ListingPage, listTiers } from './listing.ts';

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function popularProducts(db: Db, { pageNo, pageSize }: Page): Promise<ListingPage> {
  const window = { order: 'sales', offset: (pageNo - 1) * pageSize, limit: pageSize } as const;
  const { productIds, size } = await pageOfSet(db, published, window);
  return { productIds, totalRecords: size };
}

const MOST_RELATED = 8;

/** Products sharing main category, type and material, then another category; in stock first, then by sales. */
export async function relatedProducts(db: Db, productId: number): Promise<readonly number[]> {
  const product = await db
    .selectFrom('products')
    .select(['main_category_id', 'product_type_id', 'material_id', 'is_digital'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!product) return [];
  const categories = await db
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', productId)
    .execute();
  const main = having('category', [product.main_category_id]);
  const type = having('type', product.product_type_id === null ? [] : [product.product_type_id]);
  const material = having('material', product.material_id === null ? [] : [product.material_id]);
  const shared = having(
    'category',
    categories.map((row) => row.category_id),
  );
  const comparable = allOf(published, product.is_digital ? digital : othersThan(digital));
  const { productIds } = await listTiers(
    db,
    [
      allOf(comparable, main, type, material),
      allOf(comparable, main, type),
      allOf(comparable, main, material),
      allOf(comparable, main),
      allOf(comparable, anyOf(type, shared)),
      comparable,
    ],
    { offset: 0, limit: MOST_RELATED + 1 },
  );
  return productIds.filter((id) => id !== productId).slice(0, MOST_RELATED);
}
