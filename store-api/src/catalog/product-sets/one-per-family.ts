import { allOf, anyOf, having, type OptionKind, othersThan, type ProductSet, partsOf } from './product-set.ts';

/** Bits and numbers of `platform/database/baseline/families.ts`, which says what they mean. */
const CHOICES: Partial<Record<OptionKind | 'price', number>> = {
  color: 1,
  size: 2,
  seater: 2,
  material: 4,
  orientation: 8,
  price: 16,
  rating: 32,
};
const TRAITS: Partial<Record<OptionKind, number>> = { category: 0, type: 1, vendor: 2, origin: 3, tag: 4, discount: 5 };
/** For a set by rating and stock: the best rated member, which represents its equals, may be sold out. */
const STOCK_TRAIT = 6;

/**
 * The set with one member of each family. Members that differ in what the set asks for, e.g. a colour or a word of the
 * name, do not represent each other: each that was asked for is in the set.
 * @param alsoBy a facet whose options are counted in the set
 */
export function onePerFamily(set: ProductSet, alsoBy?: OptionKind): ProductSet {
  const { choices, traits, words } = askedBy(alsoBy ? allOf(set, having(alsoBy, [0])) : set);
  const differing = [
    ...(traits.length > 0 ? [having('differs', traits)] : []),
    ...(words.length > 0 ? [having('differs in word', words)] : []),
  ];
  return allOf(set, othersThan(allOf(having('repeat', [choices]), othersThan(anyOf(...differing)))));
}

/** What a set asks for, as the numbers of the bitmaps of families. */
export function askedBy(set: ProductSet) {
  const leaves = leavesOf(set);
  const kinds = leaves.map((leaf) => (leaf.of === 'price' ? 'price' : leaf.kind));
  return {
    choices: kinds.reduce((sum, kind) => sum | (CHOICES[kind] ?? 0), 0),
    traits: distinct([
      ...kinds.flatMap((kind) => (kind === 'price' ? [] : (TRAITS[kind] ?? []))),
      ...(kinds.includes('rating') && kinds.includes('stock') ? [STOCK_TRAIT] : []),
    ]),
    words: distinct(leaves.flatMap((leaf) => (leaf.of === 'options' && leaf.kind === 'name' ? leaf.ids : []))),
  };
}

const distinct = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

type Leaf = Extract<ProductSet, { of: 'options' | 'price' }>;
function leavesOf(set: ProductSet): readonly Leaf[] {
  return set.of === 'options' || set.of === 'price' ? [set] : partsOf(set).flatMap(leavesOf);
}
