import type { ApiClient } from 'shared-contracts';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { listingRequest } from './listing-request.ts';

type Request = ReturnType<typeof listingRequest>;

/** How long an answer fetched ahead is still the truth, in milliseconds. */
const FRESH_MS = 30_000;

interface FetchedAhead {
  readonly key: string;
  readonly at: number;
  readonly products: Promise<readonly ProductListItem[] | null>;
}

// Filled by the browser only, after a listing has been shown. One page ahead is enough.
let ahead: FetchedAhead | undefined;

/** Asks for a page before the shopper does (CAT-02). */
export function fetchAhead(api: ApiClient, request: Request): void {
  const key = JSON.stringify(request);
  const isFresh = ahead?.key === key && Date.now() - ahead.at < FRESH_MS;
  // What fails ahead of its time costs nothing: it is asked for again when it is wanted.
  if (!isFresh) ahead = { key, at: Date.now(), products: load(api, request).catch(() => null) };
}

/** The products of a request that was made ahead, once; null when there are none, or they failed or grew old. */
export async function takeAhead(request: Request): Promise<readonly ProductListItem[] | null> {
  if (ahead?.key !== JSON.stringify(request)) return null;
  const { at, products } = ahead;
  ahead = undefined;
  return Date.now() - at < FRESH_MS ? products : null;
}

async function load(api: ApiClient, request: Request): Promise<readonly ProductListItem[] | null> {
  const { getAllProducts } = await import('shared-contracts/api/get-all-products');
  const result = await api.call(getAllProducts, request);
  return result.ok ? result.value : null;
}
