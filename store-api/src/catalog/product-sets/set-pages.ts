import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { type Bitmap, bytesOf, count, idsIn, intersection } from './bitmap.ts';
import { type Bitmaps, bitmapsOf, withDigits } from './bitmaps-of-sets.ts';
import { type ListingOrder, type Ordering, orderingOf } from './listing-orders.ts';
import { type ProductSet, published, withPrice } from './product-set.ts';

/** `limit` products of an ordered set after the first `offset`. */
export interface Window {
  readonly order: ListingOrder;
  /** Of the names where it is sorted by name; English by default. */
  readonly language?: string;
  readonly offset: number;
  readonly limit: number;
}

// Measured: to walk past an index entry costs a fortieth of fetching and sorting a product.
const WALKED_PER_FETCHED = 40;

export interface SizedPage {
  readonly productIds: readonly number[];
  /** The number of products in the whole set. */
  readonly size: number;
}

/** One window of a set of published products, and the set's size. */
export async function pageOfSet(db: Db, set: ProductSet, window: Window): Promise<SizedPage> {
  const bitmaps = await bitmapsOf(db, [set, withPrice, ...(pricedStretch[window.order] ? [withDigits] : [])]);
  const members = bitmaps.of(set);
  return { productIds: await idsOf(db, members, window, bitmaps), size: count(members) };
}

/** Disjoint sets one after the other, each in the window's order. */
export async function pageOfSets(db: Db, sets: readonly ProductSet[], window: Window): Promise<SizedPage> {
  const bitmaps = await bitmapsOf(db, sets);
  const parts: Part[] = [];
  let size = 0;
  for (const set of sets) {
    const members = bitmaps.of(set);
    const ofSet = count(members);
    const offset = Math.max(0, window.offset - size);
    const limit = Math.min(ofSet - offset, window.offset + window.limit - size - offset);
    if (limit > 0) parts.push({ members, offset, limit });
    size += ofSet;
  }
  return { productIds: await idsOfParts(db, parts, window, bitmaps), size };
}

/** The part of a window that a set fills. */
interface Part {
  readonly members: Bitmap;
  readonly offset: number;
  readonly limit: number;
}

/** So few products are fetched and sorted by one statement sooner than found by one for each set. */
const FEW = 500;

async function idsOfParts(db: Db, parts: readonly Part[], window: Window, bitmaps: Bitmaps) {
  const productIds: number[] = [];
  const limit = parts.reduce((sum, part) => sum + part.limit, 0);
  if (parts.length > 1 && parts.reduce((sum, { members }) => sum + count(members), 0) <= FEW) {
    const ids = parts.map(({ members }) => idsIn(members));
    const places = ids.flatMap((ofPart, place) => ofPart.map(() => place));
    const { by, from } = orderingOf(window.order, window.language);
    return page(
      db,
      { by: sql`place, ${by}` },
      { offset: parts[0]?.offset ?? 0, limit },
      sql`
      from ${from} join unnest(${ids.flat()}::integer[], ${places}::integer[]) as member (product_id, place) using (product_id)`,
    );
  }
  for (const { members, ...part } of parts) {
    productIds.push(...(await idsOf(db, members, { ...window, ...part }, bitmaps)));
  }
  return productIds;
}

/**
 * Ids of one window of a set of published products. Walking the order's index soon meets members of a large set; all
 * members of a small set are fetched and sorted.
 */
async function idsOf(db: Db, members: Bitmap, window: Window, bitmaps: Bitmaps): Promise<readonly number[]> {
  const { order, language, offset, limit } = window;
  const size = count(members);
  if (offset >= size || limit === 0) return [];
  const ordering = orderingOf(order, language);
  const store = count(bitmaps.of(published));
  const walked = ((offset + limit) / size) * store;
  if (walked > size * WALKED_PER_FETCHED) return page(db, ordering, window, fetch(ordering, members));
  const fromPrice = pricedStretch[order];
  if (!fromPrice || size * 2 > store) return page(db, ordering, window, walk(ordering, members));
  const bounds = bitmaps.priceBounds(intersection(members, bitmaps.of(withPrice)));
  const priced = bounds
    ? await page(db, ordering, window, sql`${walk(ordering, members)} and ${fromPrice(bounds)}`)
    : [];
  return priced.length === Math.min(limit, size - offset)
    ? priced
    : page(db, ordering, window, walk(ordering, members));
}

async function page(
  db: Db,
  { by }: Pick<Ordering, 'by'>,
  { offset, limit }: Pick<Window, 'offset' | 'limit'>,
  from: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id ${from} order by ${by} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.product_id);
}

// '<> 0' instead of '= 1': the planner assumes that nearly every product meets it, and walks the index. get_bit counts from
// the lowest bit of a byte, the bitmap from the highest.
function walk({ from }: Ordering, members: Bitmap) {
  const bytes = bytesOf(members);
  return sql`
    from ${from}
    where case when product_id < ${8 * bytes.length}::integer then get_bit(${bytes}::bytea, product_id # 7) else 0 end <> 0`;
}

const fetch = ({ from }: Ordering, members: Bitmap) => sql`
  from ${from} where product_id = any(${idsIn(members)}::integer[])`;

type Bounds = NonNullable<ReturnType<Bitmaps['priceBounds']>>;

// Starts the walk at the set's first price instead of the store's. Products without a price come last and are not met.
const pricedStretch: Partial<Record<ListingOrder, (bounds: Bounds) => RawBuilder<unknown>>> = {
  'Price ASC': ({ lowest }) => sql`not (price_paise <= 0) and price_paise >= ${lowest}::bigint`,
  'Price DESC': ({ highest }) => sql`price_paise <= ${highest}::bigint`,
};
