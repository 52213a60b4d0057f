import { sql } from 'kysely';
import { DISCOUNT_STEPS } from 'shared-contracts/domain/constants';
import { heldOnce } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { type Bitmap, intersection, intersects } from '../product-sets/bitmap.ts';
import { bitmapsOf, withDigits, withFamilies } from '../product-sets/bitmaps-of-sets.ts';
import { allOf, inStock, noProducts, type OptionKind, withPrice } from '../product-sets/product-set.ts';
import { WHOLE_STORE } from '../products/answer-tags.ts';
import {
  COUNTED_FACETS,
  type FacetName,
  filterSets,
  type ProductFilter,
  ratedAtLeast,
  scopeOf,
} from './product-filter.ts';

/** The stars of the facet of ratings: so many or more. */
export const STARS = [4, 3, 2, 1] as const;

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
  /** Rated so or better, in the order of `STARS`. */
  readonly rated: readonly number[];
  /** The options that products of the scope have, in the order of their names. */
  options(kind: OptionKind): readonly CountedOption[];
}

/** The facets whose options have bitmaps, with the bitmaps' kind. */
const FACETS = Object.entries({ ...COUNTED_FACETS, discount: 'discount' }) as readonly [FacetName, OptionKind][];

/** The numbers of all facets and the total, of the same bitmaps, so that they agree. A family counts once (CAT-33). */
export async function countEverything(db: Db, filter: ProductFilter): Promise<Counts> {
  const { scope, matching, anyStock, anyRating, anyPrice, facets } = setsFor(filter);
  const stars = STARS.map(ratedAtLeast);
  const options = await everyOption(db);
  const ids = new Map([...options].map(([kind, ofKind]) => [kind, ofKind.map(({ option_id }) => option_id)] as const));
  const sets = [scope, matching, anyStock, anyRating, anyPrice, ...facets.values(), ...stars, inStock];
  const bitmaps = await bitmapsOf(db, [...sets, withDigits, withFamilies], ids);
  const inScope = bitmaps.of(scope);
  const stocked = bitmaps.of(inStock);
  const cards = (one: Bitmap, other: Bitmap) => bitmaps.countCards(one, other);
  const soldOut = (one: Bitmap, other: Bitmap) => cards(one, other) - cards(intersection(one, stocked), other);
  const shown = filter.stockStatus === 'Out of stock' ? soldOut : cards;
  const ofAnyStock = bitmaps.of(anyStock);
  return {
    total: shown(bitmaps.of(matching), inScope),
    inStock: cards(ofAnyStock, stocked),
    outOfStock: soldOut(ofAnyStock, inScope),
    price: bitmaps.priceBounds(bitmaps.of(anyPrice)),
    rated: stars.map((rated) => shown(bitmaps.of(anyRating), bitmaps.of(rated))),
    options(kind) {
      const others = bitmaps.of(facets.get(kind) ?? noProducts);
      return (options.get(kind) ?? []).flatMap((option) => {
        const having = bitmaps.ofOption(kind, option.option_id);
        return intersects(having, inScope) ? [{ ...option, count: shown(having, others) }] : [];
      });
    },
  };
}

/**
 * The scope, the listing, and for each facet the listing without that facet's filter. They share the sets of the filters,
 * each of which is composed once. A design of which some are in stock is not sold out: that is subtracted when it is counted.
 */
function setsFor(filter: ProductFilter) {
  const scope = scopeOf(filter);
  const isSoldOut = filter.stockStatus === 'Out of stock';
  const filters = [...filterSets(filter)];
  const except = (...facets: readonly FacetName[]) =>
    allOf(scope, ...filters.filter(([name]) => !facets.includes(name)).map(([, set]) => set));
  const without = (...facets: readonly FacetName[]) => (isSoldOut ? except('stock', ...facets) : except(...facets));
  return {
    scope,
    matching: without(),
    anyStock: except('stock'),
    anyRating: without('rating'),
    anyPrice: allOf(except('price'), withPrice),
    facets: new Map(FACETS.map(([facet, kind]) => [kind, without(facet)] as const)),
  } as const;
}

type Option = Omit<CountedOption, 'count'>;
type Options = ReadonlyMap<OptionKind, readonly Option[]>;

const DISCOUNTS: readonly Option[] = DISCOUNT_STEPS.map((option_id) => ({ option_id, name: '', hex_code: null }));

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
  return new Map<OptionKind, readonly Option[]>([...Map.groupBy(rows, ({ kind }) => kind), ['discount', DISCOUNTS]]);
}
