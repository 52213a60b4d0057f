import { useEffect } from 'react';
import { useApi } from 'shared-contracts';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { listingRequest } from './listing-request.ts';
import type { ProductListing } from './load-listing.ts';
import { fetchAhead } from './next-page.ts';

/** Long enough after showing a page that its pictures go first, in milliseconds. */
const AFTER_MS = 1500;

/** Fetches the page after this one while the shopper looks at it (CAT-02). */
export function useNextPageAhead({ query, trail, total, facets, bestPrices }: ProductListing): void {
  const api = useApi();
  const categoryId = trail.at(-1)?.CategoryID;
  useEffect(() => {
    if (total <= query.page * PAGE_SIZE.listing) return;
    const request = listingRequest({ ...query, page: query.page + 1 }, categoryId);
    const timer = setTimeout(() => fetchAhead(api, request, { total, facets, bestPrices }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [api, query, categoryId, total, facets, bestPrices]);
}
