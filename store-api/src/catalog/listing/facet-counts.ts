import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { masksOf, membersIn } from '../product-sets/masks.ts';
import { onePerFamily } from '../product-sets/one-per-family.ts';
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
const FACETS = Object.entries({ ...COUNTED_FACETS, rating: 'rating', discount: 'discount' }) as readonly [
  FacetName,
  OptionKind,
][];

/** The numbers of all facets and the total. One statement, so that they agree. Options are sorted by name. */
export async function countEverything(db: Db, filter: ProductFilter): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    with ${masksOf(masksFor(filter))},
    counted as (
      select kind, option_id,
        ${membersIn(sql`members & masks.scope`)} as present,
        ${membersIn(sql`members & ${maskOfKind}`)} as count
      from masks join current_product_sets on current_product_sets.segment = masks.segment
      where kind = any(${FACETS.map(([, kind]) => kind)}::text[]) and bit_count(masks.scope) > 0
      group by kind, option_id
    ),
    named as (
      select 'type' as kind, product_type_id as option_id, name, null as hex_code from product_types
      union all select 'material', material_id, name, null from materials
      union all select 'orientation', orientation_id, name, null from orientations
      union all select 'seater', seater_id, name, null from seaters
      union all select 'color', color_id, name, hex_code from colors
      union all select 'vendor', vendor_id, name, null from vendors
      union all select 'origin', origin_id, name, null from origins
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

/** The scope, the listing, and for each facet the listing without that facet's filter, one card per family and option. */
function masksFor(filter: ProductFilter): Readonly<Record<string, ProductSet>> {
  const anyStock = underOthers(filter, 'stock');
  return {
    store: published,
    scope: scopeOf(filter),
    matching: productsMatching(filter),
    stocked: onePerFamily(allOf(anyStock, inStock)),
    sold_out: onePerFamily(allOf(anyStock, othersThan(inStock))),
    priced: allOf(underOthers(filter, 'price'), withPrice),
    ...Object.fromEntries(FACETS.map(([facet, kind]) => [facet, onePerFamily(underOthers(filter, facet), kind)])),
  };
}

const maskOfKind = sql`case kind ${sql.join(
  FACETS.map(([facet, kind]) => sql`when ${sql.lit(kind)} then ${sql.ref(`masks.${facet}`)}`),
  sql` `,
)} end`;

/** The listing without one facet's filter. */
function underOthers(filter: ProductFilter, facet: FacetName): ProductSet {
  const others = [...filterSets(filter)].filter(([name]) => name !== facet).map(([, set]) => set);
  return allOf(scopeOf(filter), ...others);
}
