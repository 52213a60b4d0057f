import type { ApiClient } from 'shared-contracts';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { listingRequest } from './listing-request.ts';
import type { ListingAnswer } from './load-listing.ts';

type Request = ReturnType<typeof listingRequest>;

/** What every page of one listing has in common. */
type WholeListing = Omit<ListingAnswer, 'products'>;

/** How long an answer fetched ahead is still the truth, in milliseconds. */
const FRESH_MS = 30_000;

interface FetchedAhead {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<ListingAnswer | null>;
}

// Filled by the browser only, after a listing has been shown. One page ahead is enough.
let ahead: FetchedAhead | undefined;

/** Asks for a page of the listing on screen before the shopper does (CAT-02). */
export function fetchAhead(api: ApiClient, request: Request, whole: WholeListing): void {
  const key = JSON.stringify(request);
  const isFresh = ahead?.key === key && Date.now() - ahead.at < FRESH_MS;
  if (isFresh) return;
  const answer = load(api, request).then((products) => products && { ...whole, products });
  // What fails ahead of its time costs nothing: it is asked for again when it is wanted.
  ahead = { key, at: Date.now(), answer: answer.catch(() => null) };
}

/** The answer to a request that was made ahead, once; null when there is none, or it failed or grew old. */
export async function takeAhead(request: Request): Promise<ListingAnswer | null> {
  if (ahead?.key !== JSON.stringify(request)) return null;
  const { at, answer } = ahead;
  ahead = undefined;
  return Date.now() - at < FRESH_MS ? answer : null;
}

async function load(api: ApiClient, request: Request): Promise<readonly ProductListItem[] | null> {
  const { getAllProducts } = await import('shared-contracts/api/get-all-products');
  const result = await api.call(getAllProducts, request);
  return result.ok ? result.value : null;
}
