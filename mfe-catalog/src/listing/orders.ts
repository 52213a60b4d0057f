import { SORT_COLUMNS, type SortKey } from 'shared-contracts/domain/constants';
import type { ListingQuery } from './listing-url.ts';

/** An order as it is offered; 'sortRelevance' is the search's own. */
export type Order = SortKey | 'sortRelevance';

const KEYS = Object.keys(SORT_COLUMNS) as SortKey[];

/** The orders of a listing, and the one it is in: a search's best match first, else the newest (CAT-06). */
export function ordersOf({ searchTerm, sort }: ListingQuery): {
  readonly offered: readonly Order[];
  readonly chosen: Order;
} {
  return searchTerm
    ? { offered: ['sortRelevance', ...KEYS], chosen: sort ?? 'sortRelevance' }
    : { offered: KEYS, chosen: sort ?? 'created-descending' };
}

/** What the URL says of a chosen order; nothing where the listing is in it anyway. */
export function orderInUrl({ searchTerm }: ListingQuery, order: string): SortKey | null {
  const key = KEYS.find((known) => known === order) ?? null;
  return !searchTerm && key === 'created-descending' ? null : key;
}
