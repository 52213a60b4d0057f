import { SORT_COLUMNS, type SortKey } from 'shared-contracts/domain/constants';
import type { ListingQuery } from './listing-url.ts';

/** 'sortRelevance' exists only for a search. */
export type Order = SortKey | 'sortRelevance';

const KEYS = Object.keys(SORT_COLUMNS) as SortKey[];

/** The offered orders and the current one: a search starts with relevance, else newest (CAT-06). */
export function ordersOf({ searchTerm, sort }: ListingQuery): {
  readonly offered: readonly Order[];
  readonly chosen: Order;
} {
  return searchTerm
    ? { offered: ['sortRelevance', ...KEYS], chosen: sort ?? 'sortRelevance' }
    : { offered: KEYS, chosen: sort ?? 'created-descending' };
}

/** The URL value of an order; null for the default. */
export function orderInUrl({ searchTerm }: ListingQuery, order: string): SortKey | null {
  const key = KEYS.find((known) => known === order) ?? null;
  return !searchTerm && key === 'created-descending' ? null : key;
}
