import type { ApiClient } from 'shared-contracts';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { listingRequest } from './listing-request.ts';
import type { ListingAnswer } from './load-listing.ts';

type Request = ReturnType<typeof listingRequest>;

/** The parts shared by all pages of one listing. */
type WholeListing = Omit<ListingAnswer, 'products'>;

/** A prefetched answer expires after this. Milliseconds. */
const FRESH_MS = 30_000;

interface PrefetchedPage {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<ListingAnswer | null>;
}

// Only the browser fills it, after showing a listing. One page is enough.
let prefetched: PrefetchedPage | undefined;

/** Prefetches a page of the listing on screen (CAT-02). */
export function prefetchPage(api: ApiClient, request: Request, whole: WholeListing): void {
  const key = JSON.stringify(request);
  const isFresh = prefetched?.key === key && Date.now() - prefetched.at < FRESH_MS;
  if (isFresh) return;
  const answer = load(api, request).then((products) => products && { ...whole, products });
  // A failed prefetch costs nothing: the navigation requests the page again.
  prefetched = { key, at: Date.now(), answer: answer.catch(() => null) };
}

/** Returns a prefetched answer once; null if it is missing, failed or expired. */
export async function takePrefetched(request: Request): Promise<ListingAnswer | null> {
  if (prefetched?.key !== JSON.stringify(request)) return null;
  const { at, answer } = prefetched;
  prefetched = undefined;
  return Date.now() - at < FRESH_MS ? answer : null;
}

async function load(api: ApiClient, request: Request): Promise<readonly ProductListItem[] | null> {
  const { getAllProducts } = await import('shared-contracts/api/get-all-products');
  const result = await api.call(getAllProducts, request);
  return result.ok ? result.value : null;
}
