import { sql } from 'kysely';
import { DISCOUNT_STEPS } from 'shared-contracts/domain/constants';
import { heldOnce } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { type Bitmap, count, countBoth, intersects } from '../product-sets/bitmap.ts';
import { bitmapsOf, withDigits } from '../product-sets/bitmaps-of-sets.ts';
import { onePerFamily } from '../product-sets/one-per-family.ts';
import { allOf, inStock, type OptionKind, othersThan, withPrice } from '../product-sets/product-set.ts';
import { WHOLE_STORE } from '../products/answer-tags.ts';
import {
  COUNTED_FACETS,
  type FacetName,
  filterSets,
  MOST_TENTHS,
  type ProductFilter,
  scopeOf,
} from './product-filter.ts';

/** A choice of a facet with how many it would list. */
export interface CountedOption {
  readonly option_id: number;
  /** '' where its number says all. */
  readonly name: string;
  readonly hex_code: string | null;
  readonly count: number;
}

export interface Counts {
  readonly total: number;
  readonly inStock: number;
  readonly outOfStock: number;
  /** Paise; null without a priced product. */
  readonly price: { readonly lowest: number; readonly highest: number } | null;
  /** The options that products of the scope have, in the order of their names. */
  options(kind: OptionKind): readonly CountedOption[];
}

/** The facets whose options have bitmaps, with the bitmaps' kind. */
const FACETS = Object.entries({ ...COUNTED_FACETS, rating: 'rating', discount: 'discount' }) as readonly [
  FacetName,
  OptionKind,
][];

/** The numbers of all facets and the total, of the same bitmaps, so that they agree. */
export async function countEverything(db: Db, filter: ProductFilter): Promise<Counts> {
  const { facets, ...sets } = setsFor(filter);
  const options = await everyOption(db);
  const ids = new Map([...options].map(([kind, ofKind]) => [kind, ofKind.map(({ option_id }) => option_id)] as const));
  const bitmaps = await bitmapsOf(db, [...Object.values(sets), ...facets.values(), withDigits], ids);
  const scope = bitmaps.of(sets.scope);
  const counted = (kind: OptionKind, under: Bitmap) =>
    (options.get(kind) ?? []).flatMap((option) => {
      const having = bitmaps.ofOption(kind, option.option_id);
      return intersects(having, scope) ? [{ ...option, count: countBoth(having, under) }] : [];
    });
  return {
    total: count(bitmaps.of(sets.matching)),
    inStock: count(bitmaps.of(sets.stocked)),
    outOfStock: count(bitmaps.of(sets.soldOut)),
    price: bitmaps.priceBounds(bitmaps.of(sets.priced)),
    options(kind) {
      const others = facets.get(kind);
      return others ? counted(kind, bitmaps.of(others)) : [];
    },
  };
}

/**
 * The scope, the listing, and for each facet the listing without that facet's filter, one card per family and option.
 * They share the sets of the filters, each of which is composed once.
 */
function setsFor(filter: ProductFilter) {
  const scope = scopeOf(filter);
  const filters = [...filterSets(filter)];
  const underOthers = (facet: FacetName) =>
    allOf(scope, ...filters.filter(([name]) => name !== facet).map(([, set]) => set));
  const anyStock = underOthers('stock');
  return {
    scope,
    matching: onePerFamily(allOf(scope, ...filters.map(([, set]) => set))),
    stocked: onePerFamily(allOf(anyStock, inStock)),
    soldOut: onePerFamily(allOf(anyStock, othersThan(inStock))),
    priced: allOf(underOthers('price'), withPrice),
    facets: new Map(FACETS.map(([facet, kind]) => [kind, onePerFamily(underOthers(facet), kind)] as const)),
  } as const;
}

type Option = Omit<CountedOption, 'count'>;
type Options = ReadonlyMap<OptionKind, readonly Option[]>;

const numbered = (numbers: readonly number[]): readonly Option[] =>
  numbers.map((option_id) => ({ option_id, name: '', hex_code: null }));

const RATINGS_AND_DISCOUNTS = [
  ['rating', numbered(Array.from({ length: MOST_TENTHS + 1 }, (_, tenths) => tenths))],
  ['discount', numbered(DISCOUNT_STEPS)],
] as const;

/** Of all facets, in the order of their names. */
const everyOption = heldOnce<Options>('options', [WHOLE_STORE], readOptions, (options) => {
  return [...options.values()].flat().length * 200;
});

async function readOptions(db: Db): Promise<Options> {
  const { rows } = await sql<Option & { readonly kind: OptionKind }>`
    select kind, option_id, name, hex_code from (
      select 'type' as kind, product_type_id as option_id, name, null as hex_code from product_types
      union all select 'material', material_id, name, null from materials
      union all select 'orientation', orientation_id, name, null from orientations
      union all select 'seater', seater_id, name, null from seaters
      union all select 'color', color_id, name, hex_code from colors
      union all select 'vendor', vendor_id, name, null from vendors
      union all select 'origin', origin_id, name, null from origins
      union all select 'tag', tag_id, name, null from tags
    ) as named order by name, option_id`.execute(db);
  return new Map([...Map.groupBy(rows, ({ kind }) => kind), ...RATINGS_AND_DISCOUNTS]);
}
