import { useEffect } from 'react';
import { useApi } from 'shared-contracts';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { listingRequest } from './listing-request.ts';
import type { ProductListing } from './load-listing.ts';
import { prefetchPage } from './next-page.ts';

/** The pictures of the shown page load first. Milliseconds. */
const AFTER_MS = 1500;

/** Prefetches the next page while the shopper looks at this one (CAT-02). */
export function usePrefetchedNextPage({ query, trail, total, facets, bestPrices }: ProductListing): void {
  const api = useApi();
  const categoryId = trail.at(-1)?.CategoryID;
  useEffect(() => {
    if (total <= query.page * PAGE_SIZE.listing) return;
    const request = listingRequest({ ...query, page: query.page + 1 }, categoryId);
    const timer = setTimeout(() => prefetchPage(api, request, { total, facets, bestPrices }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [api, query, categoryId, total, facets, bestPrices]);
}
