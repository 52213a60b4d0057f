import { useEffect } from 'react';
import { useApi, useLanguage, whenUsed } from 'shared-contracts';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import type { ProductListing } from './listing-data.ts';
import { listingRequest } from './listing-request.ts';
import { keyOf, prefetch } from './prefetched-page.ts';

/** The pictures of the shown page load first. Milliseconds. */
const AFTER_MS = 1500;

/** Prefetches the next page while the shopper looks around on this one (CAT-02). */
export function usePrefetchedNextPage({ query, trail, total, facets, bestPrices }: ProductListing): void {
  const api = useApi();
  const language = useLanguage();
  const categoryId = trail.at(-1)?.id;
  useEffect(() => {
    if (total <= query.page * PAGE_SIZE.listing) return;
    const request = listingRequest({ ...query, page: query.page + 1 }, categoryId);
    const load = async () => {
      try {
        const { getAllProducts } = await import(/* webpackChunkName: "next" */ 'shared-contracts/api/get-all-products');
        const result = await api.call(getAllProducts, request);
        // The parts shared by all pages of one listing are known.
        return result.ok ? { total, facets, bestPrices, products: result.value.products } : null;
      } catch {
        // A failed prefetch costs nothing: the navigation requests the page again.
        return null;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    void whenUsed().then(() => {
      if (current) timer = setTimeout(() => prefetch(keyOf(request, language), load), AFTER_MS);
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, language, query, categoryId, total, facets, bestPrices]);
}
