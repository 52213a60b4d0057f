import { sql } from 'kysely';
import type { SORT_COLUMNS } from 'shared-contracts/domain/constants';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import { byText } from '../../platform/translations/by-text.ts';
import { type GroupedOrder, sortedLanguage } from '../product-sets/listing-orders.ts';
import { allOf, having, othersThan, type ProductSet } from '../product-sets/product-set.ts';
import { pageOfSet, pageOfSets, type Window } from '../product-sets/set-pages.ts';
import { type ProductFilter, productsMatching, RATINGS } from './product-filter.ts';

/** '' is relevance in a search, else newest first. */
type SortColumn = '' | (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];

export interface ListingPage {
  readonly productIds: readonly number[];
  readonly totalRecords: number;
}

interface PageRequest {
  readonly sort: SortColumn;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  /** Of the names that it is sorted by; English by default. */
  readonly language?: string;
}

export async function listProducts(
  db: Db,
  filter: ProductFilter,
  { sort, pageNo, pageSize, language: shown = DEFAULT_LANGUAGE }: PageRequest,
): Promise<ListingPage> {
  const isByName = sort === 'Name ASC' || sort === 'Name DESC';
  const language = isByName ? await sortedLanguage(db, shown) : shown;
  const window = { offset: (pageNo - 1) * pageSize, limit: pageSize, language };
  const matching = productsMatching(filter);
  if (filter.search && sort === '') {
    const tiers = filter.search.tiers.map((tier) => allOf(matching, tier));
    return listTiers(db, tiers, window);
  }
  if (sort === 'Rating DESC') return listSets(db, byRating(matching), window);
  if (isByOrigin(sort)) return listSets(db, await setsByOrigin(db, matching, sort, language), window);
  const order = sort === '' ? 'Date DESC' : sort === 'Popularity DESC' ? 'best-selling' : sort;
  const { productIds, size } = await pageOfSet(db, matching, { ...window, order });
  return { productIds, totalRecords: size };
}

type OriginOrder = Exclude<GroupedOrder, 'Rating DESC'>;
const isByOrigin = (sort: SortColumn): sort is OriginOrder => sort === 'Origin ASC' || sort === 'Origin DESC';

/** A set per tenth of a star, the best first; what has no approved review is the last. */
const byRating = (matching: ProductSet) => [
  ...RATINGS.map((tenths) => allOf(matching, having('rating', [tenths]))),
  allOf(matching, othersThan(having('rating', RATINGS))),
];

/** A set per country of origin, in the order of their names (LAW-01). */
async function setsByOrigin(
  db: Db,
  matching: ProductSet,
  sort: OriginOrder,
  language: string,
): Promise<readonly ProductSet[]> {
  const { rows } = await sql<{ origin_id: number }>`
    select origin_id from origins order by ${byText('origins.name', language)}, origin_id`.execute(db);
  const sets = rows.map(({ origin_id }) => allOf(matching, having('origin', [origin_id])));
  return sort === 'Origin ASC' ? sets : sets.toReversed();
}

/** The sets in order, each without the products of earlier sets; within a set products in stock come first. */
export function listTiers(db: Db, tiers: readonly ProductSet[], window: Omit<Window, 'order'>): Promise<ListingPage> {
  const sets = tiers.map((tier, index) => allOf(tier, ...tiers.slice(0, index).map(othersThan)));
  return listSets(db, sets, window);
}

/** Disjoint sets in order; within a set products in stock come first. */
async function listSets(db: Db, sets: readonly ProductSet[], window: Omit<Window, 'order'>): Promise<ListingPage> {
  const { productIds, size } = await pageOfSets(db, sets, { ...window, order: 'best-selling' });
  return { productIds, totalRecords: size };
}
