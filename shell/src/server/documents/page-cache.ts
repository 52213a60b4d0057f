import { LRUCache } from 'lru-cache';
import { isUnbounded } from '../addresses/canonical-path.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import type { Composed } from '../rendering/composed.ts';
import type { HtmlDocument } from './page-document.ts';
import type { StoredPages } from './stored-pages.ts';

/** A page is about 100 KB of text; with the compressed forms this bounds each cache to some 50 MB. */
const MAX_CHARACTERS = 20_000_000;

interface Making {
  readonly mark: Mark;
  readonly tags: readonly string[] | null;
  /** False when a part of the page is missing, because the API did not answer one of its calls. */
  readonly complete: boolean;
}

interface CachedPage extends Making {
  readonly document: HtmlDocument;
}

/** Documents by composition and URL. A stale one is served only while the API is unavailable (SH-11). */
export interface PageCache {
  fresh(page: PageKey): HtmlDocument | undefined;
  /** Even if stale; with `fromDisk` also of another composition, or of an earlier run. */
  lastGood(page: PageKey, fromDisk: boolean): Promise<HtmlDocument | undefined>;
  /** For a page that exists no longer. */
  forget(page: PageKey): void;
  set(page: PageKey, document: HtmlDocument, making: Making): void;
}

export interface PageKey {
  readonly composed: Composed;
  readonly url: URL;
}

export const textOf = ({ composed, url }: PageKey) => `${composed.web.id} ${url.href}`;

/** Of a page from the disk. */
const LONG_AGO: Mark = { at: Number.NEGATIVE_INFINITY, moment: -1, position: '' };

/** @param stored also has pages of earlier runs and compositions; without it, all are forgotten at a restart */
export function createPageCache(watch: ChangeWatch, stored?: StoredPages): PageCache {
  const plain = createPages();
  // Searches and filters evict one another, but never home, a category or a product.
  const unbounded = createPages();
  const isOneOfMany = ({ composed, url }: PageKey) => isUnbounded(url, composed.paths);
  const cacheOf = (page: PageKey) => (isOneOfMany(page) ? unbounded : plain);
  /** What a person searched for, and the number of an order, are not for the disk. */
  const isForDisk = (page: PageKey) => page.composed.cachedIn === 'memory and disk' && !isOneOfMany(page);
  return {
    fresh(page) {
      const cached = cacheOf(page).get(textOf(page));
      return cached && watch.isFresh(cached.mark, cached.tags) ? cached.document : undefined;
    },
    async lastGood(page, fromDisk) {
      if (page.composed.cachedIn === 'nowhere') return undefined;
      const [pages, key] = [cacheOf(page), textOf(page)];
      const cached = pages.get(key);
      if (!stored || !fromDisk || cached?.complete || isOneOfMany(page)) return cached?.document;
      const document = await stored.find(page.url);
      // Rendered during the search.
      const newer = pages.peek(key);
      if (newer?.complete) return newer.document;
      if (document) pages.set(key, { document, mark: LONG_AGO, tags: null, complete: true });
      return document ?? cached?.document;
    },
    forget(page) {
      cacheOf(page).delete(textOf(page));
      if (isForDisk(page)) stored?.forget(page.url);
    },
    set(page, document, { mark, tags, complete }) {
      if (page.composed.cachedIn === 'nowhere') return;
      // A render that started earlier may end later; it must not replace a newer one.
      const [pages, key] = [cacheOf(page), textOf(page)];
      const cached = pages.peek(key);
      if (cached && cached.mark.at > mark.at) return;
      pages.set(key, { document, mark, tags, complete });
      if (complete && isForDisk(page)) stored?.store(page.url, document, page.composed.releases);
    },
  };
}

function createPages(): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ document }, key) => key.length + document.html.length,
  });
}
