import { sql } from 'kysely';
import type { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { Db } from '../../platform/database/schema.ts';
import { type Answered, AnswerWithExtras } from '../../platform/http/calls.ts';
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
 * which its page shows. Where the product is sold out, with what can be bought instead.
 */
export async function relatedProducts(db: Db, productId: number): Promise<Answered<typeof getRelatedProductsList>> {
  const product = await readRelations(db, productId);
  if (!product) return [];
  const alike = await likeProducts(db, product);
  const family = new Set([productId, ...product.family]);
  const related = [...new Set([...product.chosen, ...alike])].filter((id) => !family.has(id)).slice(0, MOST_RELATED);
  const cards = (await productCards(db, related)).toSorted((one, other) => Number(isOut(one)) - Number(isOut(other)));
  if (product.stock_quantity > 0) return cards;
  return new AnswerWithExtras(cards, { substitutes: await ofSameKind(db, product, related) });
}

/** Those of the product's type; of its main category where it has no type. */
async function ofSameKind(db: Db, product: Relations, ids: readonly number[]): Promise<readonly number[]> {
  const alike = db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', 'in', [0, ...ids]);
  const rows = await (product.product_type_id === null
    ? alike.where('main_category_id', '=', product.main_category_id)
    : alike.where('product_type_id', '=', product.product_type_id)
  ).execute();
  return rows.map(({ product_id }) => product_id);
}

const isOut = ({ StockStatus }: ProductListItem) => StockStatus === 'Out of stock';

interface Relations {
  readonly main_category_id: number;
  readonly product_type_id: number | null;
  readonly material_id: number | null;
  readonly is_digital: boolean;
  readonly stock_quantity: number;
  readonly categories: readonly number[];
  /** By the shopkeeper, and published. */
  readonly chosen: readonly number[];
  /** The members of its family, itself among them. */
  readonly family: readonly number[];
}

async function readRelations(db: Db, productId: number): Promise<Relations | undefined> {
  const { rows } = await sql<Relations>`
    select main_category_id, product_type_id, material_id, is_digital, stock_quantity,
      array(select category_id from product_categories where product_id = product.product_id) as categories,
      array(
        select chosen.product_id from related_products join products chosen on chosen.sku = related_sku
        where related_products.product_id = product.product_id and chosen.is_published order by position
      ) as chosen,
      array(
        select member.product_id from product_family_members own join product_family_members member using (family_id)
        where own.product_id = product.product_id
      ) as family
    from products product where product_id = ${productId}`.execute(db);
  return rows[0];
}

/** Products sharing main category, type and material, then another category; in stock first, then by sales. */
async function likeProducts(db: Db, product: Relations): Promise<readonly number[]> {
  const main = having('category', [product.main_category_id]);
  const type = having('type', product.product_type_id === null ? [] : [product.product_type_id]);
  const material = having('material', product.material_id === null ? [] : [product.material_id]);
  const shared = having('category', product.categories);
  const comparable = allOf(onePerFamily(published), product.is_digital ? digital : othersThan(digital));
  const { productIds } = await listTiers(
    db,
    [
      allOf(comparable, main, type, material),
      allOf(comparable, main, type),
      // What can be bought instead of it comes before the rest of its category.
      ...(product.stock_quantity > 0 ? [] : [allOf(comparable, type)]),
      allOf(comparable, main, material),
      allOf(comparable, main),
      allOf(comparable, anyOf(type, shared)),
      comparable,
    ],
    { offset: 0, limit: MOST_RELATED + 1 },
  );
  return productIds;
}
