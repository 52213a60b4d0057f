import { allOf, inStock, onePerFamilyOf, othersThan, type ProductSet } from './product-set.ts';

/**
 * What a listing shows of a set: of each family the first in stock, or else the first.
 * @param tiers parts of the set, of which an earlier one is preferred
 */
export function onePerFamily(set: ProductSet, tiers: readonly ProductSet[] = [set]): ProductSet {
  return onePerFamilyOf(...tiers.flatMap((tier) => [allOf(set, tier, inStock), allOf(set, tier)]));
}

/** The same of designs of which nothing in the set is in stock. */
export function onePerSoldOutFamily(set: ProductSet, tiers: readonly ProductSet[] = [set]): ProductSet {
  const cards = onePerFamilyOf(allOf(set, inStock), ...tiers.map((tier) => allOf(set, tier)));
  return allOf(cards, othersThan(inStock));
}
