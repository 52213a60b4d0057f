import type { DISCOUNT_STEPS } from 'shared-contracts/domain/constants';
import { fromRupees, paise } from 'shared-contracts/domain/money';
import { onePerFamily, onePerSoldOutFamily } from '../product-sets/one-per-family.ts';
import {
  allOf,
  having,
  inStock,
  type OptionKind,
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
  readonly options: Readonly<Partial<Record<OptionFacet, readonly number[]>>>;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly rating: number | null;
  /** At least so many percent off: a step that has a bitmap. */
  readonly discount: (typeof DISCOUNT_STEPS)[number] | null;
  readonly stockStatus: '' | 'In stock' | 'Out of stock';
}

/** The facets whose options are counted, with the kind of their bitmaps. */
export const COUNTED_FACETS = {
  productTypes: 'type',
  materials: 'material',
  orientations: 'orientation',
  seaters: 'seater',
  colors: 'color',
  manufacturers: 'vendor',
  origins: 'origin',
  tags: 'tag',
} as const satisfies Record<string, OptionKind>;

const OPTION_FACETS = { ...COUNTED_FACETS, sizes: 'size' } as const;
type OptionFacet = keyof typeof OPTION_FACETS;

/** The filters a shopper sets, by the name of their facet. */
export type FacetName = OptionFacet | 'price' | 'rating' | 'discount' | 'stock';

/** Bitmaps of ratings exist for tenths of a star; the best first. */
export const RATINGS: readonly number[] = Array.from({ length: 41 }, (_, step) => 50 - step);

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
  for (const [facet, kind] of Object.entries(OPTION_FACETS) as [OptionFacet, OptionKind][]) {
    const ids = filter.options[facet] ?? [];
    if (ids.length > 0) sets.set(facet, having(kind, ids));
  }
  if (filter.minPrice !== null || filter.maxPrice !== null) sets.set('price', priceRange(filter));
  if (filter.rating !== null) sets.set('rating', ratedAtLeast(filter.rating));
  if (filter.discount !== null) sets.set('discount', having('discount', [filter.discount]));
  if (filter.stockStatus !== '') sets.set('stock', filter.stockStatus === 'In stock' ? inStock : othersThan(inStock));
  return sets;
}

/** One card per family: what a listing shows. A design is sold out when nothing of it that meets the other filters is in stock. */
export function productsMatching(filter: ProductFilter): ProductSet {
  const isSoldOut = filter.stockStatus === 'Out of stock';
  const set = allOf(scopeOf(filter), ...filterSets(isSoldOut ? { ...filter, stockStatus: '' } : filter).values());
  return (isSoldOut ? onePerSoldOutFamily : onePerFamily)(set, filter.search?.tiers);
}

export function ratedAtLeast(stars: number): ProductSet {
  const lowest = Math.ceil(Math.round(stars * 1e6) / 1e5);
  return having(
    'rating',
    RATINGS.filter((tenths) => tenths >= lowest),
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
  options: {},
  minPrice: null,
  maxPrice: null,
  rating: null,
  discount: null,
  stockStatus: '',
};
