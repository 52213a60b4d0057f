import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { type ListingOrder, type Ordering, orderingOf } from './listing-orders.ts';
import { masksOf, membersIn } from './masks.ts';
import { allOf, type ProductSet, published, withPrice } from './product-set.ts';

/** `limit` products of an ordered set after the first `offset`. */
export interface Window {
  readonly order: ListingOrder;
  /** Of the names where it is sorted by name; English by default. */
  readonly language?: string;
  readonly offset: number;
  readonly limit: number;
}

export interface SetSizes<Name extends string> {
  readonly of: Readonly<Record<Name, number>>;
  /** The number of published products. */
  readonly store: number;
}

/** The number of products in each named set. */
export async function countSets<Name extends string>(
  db: Db,
  named: Readonly<Record<Name, ProductSet>>,
): Promise<SetSizes<Name>> {
  const names = Object.keys(named) as Name[];
  const counts = names.map((name) => sql`, ${membersIn(sql.ref(name))} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`
    with ${masksOf({ ...named, store: published })}
    select ${membersIn(sql.ref('store'))} as store ${sql.join(counts, sql``)} from masks`.execute(db);
  const { store = 0, ...of } = rows[0] ?? {};
  return { of: of as Record<Name, number>, store };
}

// Measured: to walk past an index entry costs a fortieth of fetching and sorting a product.
const WALKED_PER_FETCHED = 40;

/** So few index entries are always fast to walk. */
const SMALL_STORE = 10_000;

export interface SizedPage {
  readonly productIds: readonly number[];
  /** The number of products in the whole set. */
  readonly size: number;
}

/** One window of a set of published products, and the set's size; mostly in one statement. */
export async function pageOfSet(db: Db, set: ProductSet, window: Window): Promise<SizedPage> {
  const { order, offset, limit } = window;
  const ordering = orderingOf(order, window.language);
  const startsAtPrice = pricedStretch[order] ? sql`and size * 2 > store` : sql``;
  const { rows } = await sql<{ size: number; store: number; is_walked: boolean; product_id: number | null }>`
    with ${masksOf({ matching: set, store: published })},
    sizes as materialized (
      select *, store <= ${SMALL_STORE}::bigint
        or (${offset + limit}::bigint * store <= ${WALKED_PER_FETCHED}::bigint * size * size ${startsAtPrice}) as is_walked
      from (select ${membersIn(sql.ref('matching'))}::bigint as size, ${membersIn(sql.ref('store'))}::bigint as store from masks) as counted
    ),
    page as (
      select row_number() over () as place, product_id from (
        select product_id ${walk(ordering)} and (select is_walked from sizes)
        order by ${ordering.by} limit ${limit} offset ${offset}
      ) as walked
    )
    select size, store, is_walked, product_id from sizes left join page on true order by place`.execute(db);
  const { size = 0, store = 0, is_walked = true } = rows[0] ?? {};
  const productIds = is_walked
    ? rows.flatMap((row) => row.product_id ?? [])
    : await idsOfSet(db, set, window, { size, store });
  return { productIds, size };
}

/**
 * Ids of one window of a set of published products. Walking the order's index soon meets members of a large set; all
 * members of a small set are fetched and sorted.
 * @param size products in the set, @param store published products
 */
export async function idsOfSet(
  db: Db,
  set: ProductSet,
  window: Window,
  { size, store }: { readonly size: number; readonly store: number },
): Promise<readonly number[]> {
  const { order, language, offset, limit } = window;
  const ordering = orderingOf(order, language);
  if (offset >= size || limit === 0) return [];
  const walked = ((offset + limit) / size) * store;
  if (walked > size * WALKED_PER_FETCHED) return page(db, { matching: set }, window, fetch(ordering));
  const fromPrice = pricedStretch[order];
  if (!fromPrice || size * 2 > store) return page(db, { matching: set }, window, walk(ordering));
  const priced = await page(
    db,
    { matching: set, priced: allOf(set, withPrice) },
    window,
    sql`${walk(ordering)} and ${fromPrice}`,
  );
  return priced.length === Math.min(limit, size - offset)
    ? priced
    : page(db, { matching: set }, window, walk(ordering));
}

async function page(
  db: Db,
  sets: { readonly matching: ProductSet; readonly priced?: ProductSet },
  { order, language, offset, limit }: Window,
  from: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with ${masksOf({ ...sets })} ${sets.priced ? bounds : sql``}
    select product_id ${from}
    order by ${orderingOf(order, language).by} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.product_id);
}

const bounds = sql`, bounds as materialized (select price_bounds(array_agg(priced order by segment)) as of from masks)`;

// '<> 0' instead of '= 1': the planner assumes that nearly every product meets it, and walks the index.
const walk = ({ from }: Ordering) => sql`
  from ${from}
  where get_bit(
    ((select array_agg(matching order by segment) from masks))[(product_id >> 14) + 1], product_id & 16383
  ) <> 0`;

// One array, so that products are always looked up by their key.
const fetch = ({ from }: Ordering) => sql`
  from ${from}
  where product_id = any(array(select product_ids_in(matching, segment) from masks))`;

// Starts the walk at the set's first price instead of the store's. Products without a price come last and are not met.
const pricedStretch: Partial<Record<ListingOrder, RawBuilder<unknown>>> = {
  'Price ASC': sql`not (price_paise <= 0) and price_paise >= (select of[1] from bounds)`,
  'Price DESC': sql`price_paise <= (select of[2] from bounds)`,
};
