import type { Paise } from 'shared-contracts/domain/money';

/** What bitmaps are kept for: see the migration of product_sets. */
export type OptionKind =
  | 'published'
  | 'stock'
  | 'digital'
  | 'priced'
  | 'category'
  | 'type'
  | 'material'
  | 'orientation'
  | 'seater'
  | 'color'
  | 'size'
  | 'vendor'
  | 'tag'
  | 'rating'
  | 'name';

/** A set of products, described: those with any of some options, those from a price on, and what sets make together. */
export type ProductSet =
  | { readonly of: 'options'; readonly kind: OptionKind; readonly ids: readonly number[] }
  | { readonly of: 'price'; readonly atLeast: Paise }
  | { readonly of: 'all' | 'any'; readonly sets: readonly ProductSet[] }
  | { readonly of: 'others'; readonly than: ProductSet };

export const having = (kind: OptionKind, ids: readonly number[]): ProductSet => ({ of: 'options', kind, ids });
/** @param bound above 0: what has no price is never in it */
export const pricedAtLeast = (bound: Paise): ProductSet => ({ of: 'price', atLeast: bound });
export const allOf = (...sets: readonly ProductSet[]): ProductSet => ({ of: 'all', sets });
export const anyOf = (...sets: readonly ProductSet[]): ProductSet => ({ of: 'any', sets });
export const othersThan = (than: ProductSet): ProductSet => ({ of: 'others', than });

/** The options that are yes or no have one bitmap, number 0. */
export const published = having('published', [0]);
export const inStock = having('stock', [0]);
export const withPrice = having('priced', [0]);
export const digital = having('digital', [0]);
export const noProducts = anyOf();
