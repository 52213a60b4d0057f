import { LRUCache } from 'lru-cache';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import { resolvePath } from './canonical-path.ts';
import type { PageDocument } from './page-documents.ts';

/** A page is about 100 KB of text; with the compressed forms this bounds each cache to some 50 MB. */
const MAX_CHARACTERS = 20_000_000;

interface Making {
  readonly mark: Mark;
  readonly tags: readonly string[] | null;
}

interface CachedPage extends Making {
  readonly document: PageDocument;
}

/** Documents by composition and URL. A stale one is served only while the API is unavailable (SH-11). */
export interface PageCache {
  fresh(page: PageKey): PageDocument | undefined;
  /** Even if stale. */
  lastGood(page: PageKey): PageDocument | undefined;
  set(page: PageKey, document: Extract<PageDocument, { kind: 'html' }>, making: Making): void;
}

export interface PageKey {
  readonly composition: string;
  readonly url: URL;
}

export const textOf = ({ composition, url }: PageKey) => `${composition} ${url.href}`;

export function createPageCache(watch: ChangeWatch): PageCache {
  const plain = createPages();
  // Searches and filters evict one another, but never home, a category or a product.
  const unbounded = createPages();
  const cacheOf = ({ url }: PageKey) => (isUnbounded(url) ? unbounded : plain);
  return {
    fresh(page) {
      const cached = cacheOf(page).get(textOf(page));
      return cached && watch.isFresh(cached.mark, cached.tags) ? cached.document : undefined;
    },
    lastGood: (page) => cacheOf(page).get(textOf(page))?.document,
    set(page, document, making) {
      // A render that started earlier may end later; it must not replace a newer one.
      const [pages, key] = [cacheOf(page), textOf(page)];
      const cached = pages.peek(key);
      if (!cached || cached.mark.at <= making.mark.at) pages.set(key, { document, ...making });
    },
  };
}

/** The server has a page for every filter, search and order number, since it does not know whose orders exist. */
function isUnbounded({ pathname, search }: URL): boolean {
  const { storePath } = resolvePath(pathname);
  return search !== '' || (storePath?.audience === 'personal' && storePath.path.includes(':'));
}

function createPages(): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ document }, key) => key.length + (document.kind === 'html' ? document.html.length : 1),
  });
}
