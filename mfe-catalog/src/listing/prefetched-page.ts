import type { Language } from 'shared-contracts';
import type { ListingAnswer } from './listing-data.ts';
import type { listingRequest } from './listing-request.ts';

/** A prefetched answer expires after this. Milliseconds. */
const FRESH_MS = 30_000;

interface PrefetchedPage {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<ListingAnswer | null>;
}

// Only the browser fills it, after showing a listing. One page is enough.
let prefetched: PrefetchedPage | undefined;

export const keyOf = (request: ReturnType<typeof listingRequest>, language: Language) =>
  language + JSON.stringify(request);

const has = (key: string) => prefetched?.key === key && Date.now() - prefetched.at < FRESH_MS;

/** Calls `load` unless that page is there. */
export function prefetch(key: string, load: () => Promise<ListingAnswer | null>): void {
  if (!has(key)) prefetched = { key, at: Date.now(), answer: load() };
}

/** Returns a prefetched answer once; null if it is missing, failed or expired. */
export async function takePrefetched(key: string): Promise<ListingAnswer | null> {
  const answer = has(key) ? prefetched?.answer : null;
  if (answer) prefetched = undefined;
  return answer ?? null;
}
