import { edgeCaching, tagHeaders } from 'shared-contracts/server-kit/edge-caching';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';

export interface StorableDocument {
  /** When it was made, and all tags of what it shows; absent where no edge may store it. */
  readonly making?: { readonly mark: Mark; readonly tags: readonly string[] };
}

const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_MS = 19_800_000;

type Headers = Readonly<Record<string, string>>;

export interface EdgeHeaders {
  /** Undefined for a document that no edge may store, or that has changed since it was made. */
  ofDocument(document: StorableDocument): Headers | undefined;
  /** Of an answer with these tags that was just made. */
  of(tags: readonly string[]): Headers;
  /** Of an answer that says itself for how long everybody may store it. */
  tagged(tags: readonly string[]): Headers;
}

/** What tells an edge how long it may store an answer, and by which tags it is purged. @param now milliseconds since 1970 */
export function createEdgeHeaders(watch: Pick<ChangeWatch, 'freshFor'>, now: () => number = Date.now): EdgeHeaders {
  return {
    tagged: tagHeaders,
    of: (tags) => ({ 'cache-control': edgeCaching({ isPurged: true }), ...tagHeaders(tags) }),
    ofDocument({ making }) {
      // Asked as it leaves: a change that was notified during the render has been purged already.
      const freshMs = making ? watch.freshFor(making.mark, making.tags) : 0;
      if (!making || freshMs < 1000) return undefined;
      // Dates of arrival and promises of the day are those of India.
      const untilTomorrow = DAY_MS - ((now() + INDIA_MS) % DAY_MS);
      const validSeconds = Math.min(freshMs, untilTomorrow) / 1000;
      return { 'cache-control': edgeCaching({ isPurged: true, validSeconds }), ...tagHeaders(making.tags) };
    },
  };
}
