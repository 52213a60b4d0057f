import { fromRupees, paise } from 'shared-contracts/domain/money';
import {
  allOf,
  having,
  inStock,
  othersThan,
  type ProductSet,
  pricedAtLeast,
  published,
} from '../product-sets/product-set.ts';
import type { Search } from './search-term.ts';

/** Empty lists, nulls and '' do not filter. Prices are in rupees. */
export interface ProductFilter {
  readonly search: Search | null;
  /** With all descendants; null for the whole store. */
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

/** The filters a shopper sets, by the name of their facet. */
export type FacetName =
  | 'productTypes'
  | 'materials'
  | 'orientations'
  | 'seaters'
  | 'colors'
  | 'sizes'
  | 'tags'
  | 'manufacturers'
  | 'price'
  | 'rating'
  | 'stock';

/** Bitmaps of ratings exist for tenths of a star. */
const MOST_TENTHS = 50;

/** Category and search: options exist only for products in this scope. */
export function scopeOf(filter: ProductFilter): ProductSet {
  return allOf(
    published,
    ...(filter.search ? [filter.search.found] : []),
    ...(filter.categoryIds ? [having('category', filter.categoryIds)] : []),
  );
}

/** One set per active filter, so that a facet can be counted without its own filter. */
export function filterSets(filter: ProductFilter): ReadonlyMap<FacetName, ProductSet> {
  const sets = new Map<FacetName, ProductSet>();
  const oneOf = (facet: FacetName, set: (ids: readonly number[]) => ProductSet, ids: readonly number[]) => {
    if (ids.length > 0) sets.set(facet, set(ids));
  };
  oneOf('productTypes', (ids) => having('type', ids), filter.productTypes);
  oneOf('materials', (ids) => having('material', ids), filter.materials);
  oneOf('orientations', (ids) => having('orientation', ids), filter.orientations);
  oneOf('seaters', (ids) => having('seater', ids), filter.seaters);
  oneOf('colors', (ids) => having('color', ids), filter.colors);
  oneOf('sizes', (ids) => having('size', ids), filter.sizes);
  oneOf('tags', (ids) => having('tag', ids), filter.tags);
  oneOf('manufacturers', (ids) => having('vendor', ids), filter.manufacturers);
  if (filter.minPrice !== null || filter.maxPrice !== null) sets.set('price', priceRange(filter));
  if (filter.rating !== null) sets.set('rating', ratedAtLeast(filter.rating));
  if (filter.stockStatus !== '') sets.set('stock', filter.stockStatus === 'In stock' ? inStock : othersThan(inStock));
  return sets;
}

export function productsMatching(filter: ProductFilter): ProductSet {
  return allOf(scopeOf(filter), ...filterSets(filter).values());
}

function ratedAtLeast(stars: number): ProductSet {
  const lowest = Math.max(0, Math.ceil(Math.round(stars * 1e6) / 1e5));
  return having(
    'rating',
    Array.from({ length: Math.max(0, MOST_TENTHS - lowest + 1) }, (_, step) => lowest + step),
  );
}

// The lower bound is above 0, because a product without a price is in no range.
function priceRange({ minPrice, maxPrice }: ProductFilter): ProductSet {
  const fromMin = pricedAtLeast(paise(Math.max(1, fromRupees(minPrice ?? 0))));
  return maxPrice === null ? fromMin : allOf(fromMin, othersThan(pricedAtLeast(paise(fromRupees(maxPrice) + 1))));
}

export const emptyFilter: ProductFilter = {
  search: null,
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
