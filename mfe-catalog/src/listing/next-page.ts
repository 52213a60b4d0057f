import type { ApiClient } from 'shared-contracts';
import type { listingRequest } from './listing-request.ts';

type Request = ReturnType<typeof listingRequest>;
type Answer = ReturnType<typeof load>;

/** How long an answer fetched ahead is still the truth, in milliseconds. */
const FRESH_MS = 30_000;

// Filled by the browser only, after a listing has been shown. One page ahead is enough.
let ahead: { readonly key: string; readonly at: number; readonly answer: Answer } | undefined;

/** Asks for a page before the shopper does (CAT-02). */
export function fetchAhead(api: ApiClient, request: Request): void {
  const key = JSON.stringify(request);
  if (ahead?.key !== key || Date.now() - ahead.at > FRESH_MS)
    ahead = { key, at: Date.now(), answer: load(api, request) };
}

/** The answer to a request that was made ahead, once; undefined when there is none or it failed or grew old. */
export function takeAhead(request: Request): Promise<Awaited<Answer>> | undefined {
  if (ahead?.key !== JSON.stringify(request)) return undefined;
  const { at, answer } = ahead;
  ahead = undefined;
  return Date.now() - at > FRESH_MS ? undefined : answer;
}

async function load(api: ApiClient, request: Request) {
  const { getAllProducts } = await import('shared-contracts/api/get-all-products');
  return api.call(getAllProducts, request);
}
