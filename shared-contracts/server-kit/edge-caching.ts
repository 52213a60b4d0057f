import { kindOf } from './change-ledger.ts';

/** As long as a page may depend on the clock unasked (docs/decisions/0014). */
const FRESH_SECONDS = 60;
const REFRESHED_BEHIND_SECONDS = 10;
const WITHOUT_ORIGIN_SECONDS = 86_400;

/** Varnish takes 8 KB a header line by default, CDNs 16 KB; Node takes 16 KB for all headers of an answer. */
const MOST_CHARACTERS = 4000;

/** Carried by everything that has tags: purges an edge of all, e.g. when changes were missed. */
export const EVERY_TAG = 'all';

export interface EdgeCaching {
  /** Whether the operator has an edge purged by tag; without one nothing shared may be stored. */
  readonly isPurged: boolean;
  /** Until the answer changes by the clock alone, which purges nothing. */
  readonly validSeconds?: number;
}

/**
 * The Cache-Control of an answer that is the same for everybody. Browsers always revalidate; an edge stores it for a minute,
 * and for a day where the origin is dead.
 */
export function edgeCaching({ isPurged, validSeconds = Number.POSITIVE_INFINITY }: EdgeCaching): string {
  if (!isPurged) return 'no-cache';
  const fresh = Math.max(0, Math.min(FRESH_SECONDS, Math.floor(validSeconds)));
  const behind = Math.max(0, Math.min(REFRESHED_BEHIND_SECONDS, Math.floor(validSeconds) - fresh));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${behind}, stale-if-error=${WITHOUT_ORIGIN_SECONDS}`;
}

/**
 * The headers by which edges find an answer, comma- and blank-separated. A tag 'kind:part' brings 'kind', since a change of
 * the kind concerns all of its parts. Too many parts become 'kind:*', which each change of a part purges (`purgedTags`).
 */
export function tagHeaders(tags: readonly string[]): { readonly 'cache-tag': string; readonly xkey: string } {
  const named = [EVERY_TAG, ...new Set(tags.flatMap((tag) => [tag, kindOf(tag)]))];
  const carried = named.join().length <= MOST_CHARACTERS ? named : [...new Set(named.map(coarse))];
  return { 'cache-tag': carried.join(), xkey: carried.join(' ') };
}

/** What to purge after a change of these tags. */
export function purgedTags(changed: readonly string[]): readonly string[] {
  return [...new Set(changed.flatMap((tag) => [tag, coarse(tag)]))];
}

const coarse = (tag: string) => (tag.includes(':') ? `${kindOf(tag)}:*` : tag);
