import { type RawBuilder, sql } from 'kysely';
import { fromRupees } from 'shared-contracts/domain/money';
import { matchesWords, type SearchWord } from './search-term.ts';

/** What a listing is narrowed by. Empty lists, nulls and '' narrow nothing. Prices in rupees. */
export interface ProductFilter {
  readonly words: readonly SearchWord[];
  /** The category's ids with all below it; null for the whole store. */
  readonly categoryIds: readonly number[] | null;
  readonly productTypes: readonly number[];
  readonly materials: readonly number[];
  readonly orientations: readonly number[];
  readonly seaters: readonly number[];
  readonly colors: readonly number[];
  readonly sizes: readonly number[];
  readonly tags: readonly number[];
  readonly manufacturers: readonly number[];
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly rating: number | null;
  readonly stockStatus: '' | 'In stock' | 'Out of stock';
}

export type Condition = RawBuilder<boolean>;

/** What decides which options exist at all: the category and the search. Rows of `products` with `product_search`. */
export function scopeConditions(filter: ProductFilter): readonly Condition[] {
  const conditions = [sql<boolean>`products.is_published`];
  if (filter.words.length > 0) conditions.push(matchesWords(filter.words));
  if (filter.categoryIds) {
    conditions.push(sql<boolean>`exists (
      select 1 from product_categories
      where product_categories.product_id = products.product_id and category_id = any(${[...filter.categoryIds]}::integer[])
    )`);
  }
  return conditions;
}

/** One condition per active filter, by the name of its facet, so that a facet can be counted without its own. */
export function filterConditions(filter: ProductFilter): ReadonlyMap<string, Condition> {
  const conditions = new Map<string, Condition>();
  const oneOf = (facet: string, column: string, ids: readonly number[]) => {
    if (ids.length > 0)
      conditions.set(facet, sql<boolean>`coalesce(${sql.ref(column)} = any(${[...ids]}::integer[]), false)`);
  };
  oneOf('productTypes', 'products.product_type_id', filter.productTypes);
  oneOf('materials', 'products.material_id', filter.materials);
  oneOf('orientations', 'products.orientation_id', filter.orientations);
  oneOf('seaters', 'products.seater_id', filter.seaters);
  oneOf('colors', 'products.color_id', filter.colors);
  oneOf('sizes', 'products.size_id', filter.sizes);
  oneOf('manufacturers', 'products.vendor_id', filter.manufacturers);
  if (filter.tags.length > 0) {
    conditions.set(
      'tags',
      sql<boolean>`exists (
      select 1 from product_tags
      where product_tags.product_id = products.product_id and tag_id = any(${[...filter.tags]}::integer[])
    )`,
    );
  }
  if (filter.minPrice !== null || filter.maxPrice !== null) conditions.set('price', priceCondition(filter));
  if (filter.stockStatus !== '') {
    conditions.set('stock', sql<boolean>`(products.stock_quantity > 0) = ${filter.stockStatus === 'In stock'}`);
  }
  if (filter.rating !== null) {
    conditions.set(
      'rating',
      sql<boolean>`exists (
      select 1 from product_ratings
      where product_ratings.product_id = products.product_id and average >= ${filter.rating}::float8
    )`,
    );
  }
  return conditions;
}

// A product without a price is in no range.
function priceCondition({ minPrice, maxPrice }: ProductFilter): Condition {
  const from = sql`products.price_paise >= ${Math.max(1, fromRupees(minPrice ?? 0))}::bigint`;
  return maxPrice === null
    ? sql<boolean>`${from}`
    : sql<boolean>`(${from} and products.price_paise <= ${fromRupees(maxPrice)}::bigint)`;
}

/** Conditions joined by 'and'; true when there is none. */
export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The whole store, narrowed by nothing. */
export const emptyFilter: ProductFilter = {
  words: [],
  categoryIds: null,
  productTypes: [],
  materials: [],
  orientations: [],
  seaters: [],
  colors: [],
  sizes: [],
  tags: [],
  manufacturers: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  stockStatus: '',
};
