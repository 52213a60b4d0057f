import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { Db } from '../../platform/database/schema.ts';
import { onePerFamily } from '../product-sets/one-per-family.ts';
import { allOf, anyOf, digital, having, othersThan, published } from '../product-sets/product-set.ts';
import { pageOfSet } from '../product-sets/set-pages.ts';
import { productCards } from '../products/product-cards.ts';
import { type ListingPage, listTiers } from './listing.ts';

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Best-sellers; what is sold out comes last. */
export async function popularProducts(db: Db, { pageNo, pageSize }: Page): Promise<ListingPage> {
  const window = { order: 'best-selling', offset: (pageNo - 1) * pageSize, limit: pageSize } as const;
  const { productIds, size } = await pageOfSet(db, onePerFamily(published), window);
  return { productIds, totalRecords: size };
}

const MOST_RELATED = 8;

/**
 * What the shopkeeper chose, then what is like it, and what is sold out at the end; never another member of its family,
 * which its page shows.
 */
export async function relatedProducts(db: Db, productId: number): Promise<ProductListItem[]> {
  const chosen = await chosenProducts(db, productId);
  const alike = await likeProducts(db, productId);
  const family = await familyOf(db, productId);
  const related = [...new Set([...chosen, ...alike])].filter((id) => !family.has(id)).slice(0, MOST_RELATED);
  return (await productCards(db, related)).toSorted((one, other) => Number(isOut(one)) - Number(isOut(other)));
}

const isOut = ({ StockStatus }: ProductListItem) => StockStatus === 'Out of stock';

/** The product and the other members of its family. */
async function familyOf(db: Db, productId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('product_family_members as own')
    .innerJoin('product_family_members as member', 'member.family_id', 'own.family_id')
    .select('member.product_id')
    .where('own.product_id', '=', productId)
    .execute();
  return new Set([productId, ...rows.map((row) => row.product_id)]);
}

async function chosenProducts(db: Db, productId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('related_products')
    .innerJoin('products', 'products.sku', 'related_products.related_sku')
    .select('products.product_id')
    .where('related_products.product_id', '=', productId)
    .where('products.is_published', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Products sharing main category, type and material, then another category; in stock first, then by sales. */
async function likeProducts(db: Db, productId: number): Promise<readonly number[]> {
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
  const comparable = allOf(onePerFamily(published), product.is_digital ? digital : othersThan(digital));
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
  return productIds;
}
