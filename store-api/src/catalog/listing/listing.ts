import type { Kysely } from 'kysely';
import type { SORT_COLUMNS } from 'shared-contracts/domain/constants';
import type { Database } from '../../platform/database/schema.ts';
import { allOf, othersThan, type ProductSet } from '../product-sets/product-set.ts';
import { countSets, idsOfSet, pageOfSet, type Window } from '../product-sets/set-pages.ts';
import { type ProductFilter, wantedBy } from './product-filter.ts';
import type { Search } from './search-term.ts';

/** '' is relevance in a search, else newest first. */
export type SortColumn = '' | (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];

export interface ListingPage {
  readonly productIds: readonly number[];
  readonly totalRecords: number;
}

interface PageRequest {
  readonly sort: SortColumn;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * The ids of one page of a listing and how many products it has in all.
 * @param counted both numbers, where they are known already
 */
export async function listProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  { sort, pageNo, pageSize }: PageRequest,
  counted?: { readonly totalRecords: number; readonly store: number },
): Promise<ListingPage> {
  const window = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const wanted = wantedBy(filter);
  if (filter.search && sort === '') return listByRelevance(db, wanted, filter.search, window);
  const ordered = { ...window, order: sort === '' ? 'Date DESC' : sort } as const;
  if (counted) {
    const { totalRecords: size, store } = counted;
    return { productIds: await idsOfSet(db, wanted, ordered, { size, store }), totalRecords: size };
  }
  const { productIds, size } = await pageOfSet(db, wanted, ordered);
  return { productIds, totalRecords: size };
}

/** The tiers of a search one after the other, each with what is in stock first. */
function listByRelevance(db: Kysely<Database>, wanted: ProductSet, { tiers }: Search, window: Omit<Window, 'order'>) {
  return listTiers(
    db,
    tiers.map((tier) => allOf(wanted, tier)),
    window,
  );
}

/** Sets one after the other, each without what an earlier one has, and with what is in stock first. */
export async function listTiers(
  db: Kysely<Database>,
  tiers: readonly ProductSet[],
  { offset, limit }: Omit<Window, 'order'>,
): Promise<ListingPage> {
  const sets = tiers.map((tier, index) => allOf(tier, ...tiers.slice(0, index).map(othersThan)));
  const { of, store } = await countSets(db, Object.fromEntries(sets.map((set, index) => [`tier_${index}`, set])));
  const productIds: number[] = [];
  let before = 0;
  for (const [index, set] of sets.entries()) {
    const size = of[`tier_${index}`] ?? 0;
    const window = { offset: Math.max(0, offset - before), limit: limit - productIds.length, order: 'fame' } as const;
    productIds.push(...(await idsOfSet(db, set, window, { size, store })));
    before += size;
  }
  return { productIds, totalRecords: before };
}
