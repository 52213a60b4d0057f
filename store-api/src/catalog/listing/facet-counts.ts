import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { masksOf, membersIn } from '../product-sets/masks.ts';
import {
  allOf,
  inStock,
  type OptionKind,
  othersThan,
  type ProductSet,
  published,
  withPrice,
} from '../product-sets/product-set.ts';
import {
  COUNTED_FACETS,
  type FacetName,
  filterSets,
  type ProductFilter,
  productsMatching,
  scopeOf,
} from './product-filter.ts';

/** One number of a listing. 'price from' and 'price to' are in paise, and absent without a priced product. */
export interface CountRow {
  readonly kind: OptionKind | 'total' | 'store' | 'in stock' | 'out of stock' | 'price from' | 'price to';
  readonly option_id: number;
  /** Null where the row is not an option. */
  readonly name: string | null;
  readonly hex_code: string | null;
  readonly count: number;
}

/** The facets whose options have bitmaps, with the bitmaps' kind. */
const optionFacets = { ...COUNTED_FACETS, rating: 'rating' } as const;

/** The numbers of all facets and the total. One statement, so that they agree. Options are sorted by name. */
export async function countEverything(db: Db, filter: ProductFilter): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    with ${masksOf(masksFor(filter))},
    counted as (
      select kind, option_id,
        ${membersIn(sql`members & masks.scope`)} as present,
        ${membersIn(sql`members & ${maskOfKind(filter)}`)} as count
      from masks join current_product_sets on current_product_sets.segment = masks.segment
      where kind = any(${Object.values<OptionKind>(optionFacets)}::text[]) and bit_count(masks.scope) > 0
      group by kind, option_id
    ),
    named as (
      select 'type' as kind, product_type_id as option_id, name, null as hex_code from product_types
      union all select 'material', material_id, name, null from materials
      union all select 'orientation', orientation_id, name, null from orientations
      union all select 'seater', seater_id, name, null from seaters
      union all select 'color', color_id, name, hex_code from colors
      union all select 'vendor', vendor_id, name, null from vendors
      union all select 'tag', tag_id, name, null from tags
    ),
    bounds as materialized (select price_bounds(array_agg(priced order by segment)) as of from masks)
    select kind, option_id, name, hex_code, count::bigint
    from counted left join named using (kind, option_id) where present > 0
    union all select 'total', 0, null, null, ${membersIn(sql.ref('matching'))} from masks
    union all select 'store', 0, null, null, ${membersIn(sql.ref('store'))} from masks
    union all select 'in stock', 0, null, null, ${membersIn(sql.ref('stocked'))} from masks
    union all select 'out of stock', 0, null, null, ${membersIn(sql.ref('sold_out'))} from masks
    union all select 'price from', 0, null, null, of[1] from bounds where of[1] is not null
    union all select 'price to', 0, null, null, of[2] from bounds where of[2] is not null
    order by name, option_id`.execute(db);
  return rows;
}

/** The scope, the listing, and for each filtered facet the listing without that facet's filter. */
function masksFor(filter: ProductFilter): Readonly<Record<string, ProductSet>> {
  const anyStock = underOthers(filter, 'stock');
  return {
    store: published,
    scope: scopeOf(filter),
    matching: productsMatching(filter),
    stocked: allOf(anyStock, inStock),
    sold_out: allOf(anyStock, othersThan(inStock)),
    priced: allOf(underOthers(filter, 'price'), withPrice),
    ...Object.fromEntries(filteredFacets(filter).map(([facet]) => [facet, underOthers(filter, facet)])),
  };
}

/** SQL of the mask that counts an option. Without filters it is the scope, so that the scope is counted only once. */
function maskOfKind(filter: ProductFilter) {
  if (filterSets(filter).size === 0) return sql`masks.scope`;
  const own = filteredFacets(filter).map(
    ([facet, kind]) => sql`when ${sql.lit(kind)} then ${sql.ref(`masks.${facet}`)}`,
  );
  return own.length === 0 ? sql`masks.matching` : sql`case kind ${sql.join(own, sql` `)} else masks.matching end`;
}

function filteredFacets(filter: ProductFilter) {
  const filtered = filterSets(filter);
  const facets = Object.entries(optionFacets) as [keyof typeof optionFacets, OptionKind][];
  return facets.filter(([facet]) => filtered.has(facet));
}

/** The listing without one facet's filter. */
function underOthers(filter: ProductFilter, facet: FacetName): ProductSet {
  const others = [...filterSets(filter)].filter(([name]) => name !== facet).map(([, set]) => set);
  return allOf(scopeOf(filter), ...others);
}
