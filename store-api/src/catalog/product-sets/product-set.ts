import type { Paise } from 'shared-contracts/domain/money';

/** The kinds of bitmaps: see the migration of product_sets. */
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
  | 'origin'
  | 'tag'
  | 'rating'
  | 'discount'
  | 'name';

/** The description of a set of products: with any of some options, from a price on, or composed of sets. */
export type ProductSet =
  | { readonly of: 'options'; readonly kind: OptionKind; readonly ids: readonly number[] }
  | { readonly of: 'price'; readonly atLeast: Paise }
  | { readonly of: 'all' | 'any'; readonly sets: readonly ProductSet[] }
  | { readonly of: 'others'; readonly than: ProductSet }
  | { readonly of: 'one per family'; readonly tiers: readonly ProductSet[] };

export const having = (kind: OptionKind, ids: readonly number[]): ProductSet => ({ of: 'options', kind, ids });
/** @param bound above 0, so that products without a price are never included */
export const pricedAtLeast = (bound: Paise): ProductSet => ({ of: 'price', atLeast: bound });
export const allOf = (...sets: readonly ProductSet[]): ProductSet => ({ of: 'all', sets });
export const anyOf = (...sets: readonly ProductSet[]): ProductSet => ({ of: 'any', sets });
export const othersThan = (than: ProductSet): ProductSet => ({ of: 'others', than });
/** All of the tiers, of each family only the product with the lowest id in the first tier that has one. */
export const onePerFamilyOf = (...tiers: readonly ProductSet[]): ProductSet => ({ of: 'one per family', tiers });

export function partsOf(set: ProductSet): readonly ProductSet[] {
  switch (set.of) {
    case 'options':
    case 'price':
      return [];
    case 'all':
    case 'any':
      return set.sets;
    case 'others':
      return [set.than];
    case 'one per family':
      return set.tiers;
  }
}

/** Boolean options have one bitmap, number 0. */
export const published = having('published', [0]);
export const inStock = having('stock', [0]);
export const withPrice = having('priced', [0]);
export const digital = having('digital', [0]);
export const noProducts = anyOf();
