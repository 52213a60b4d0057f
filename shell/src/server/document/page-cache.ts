import { LRUCache } from 'lru-cache';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import { resolvePath } from './canonical-path.ts';
import type { PageDocument } from './page-documents.ts';

/** Pages are about 100 KB of text, with their compressed forms; this bounds each kind to some 50 MB. */
const MOST_CHARACTERS = 20_000_000;

/** What a page was made of, and when that was begun. */
export interface Making {
  readonly mark: Mark;
  readonly tags: readonly string[] | null;
}

interface KeptPage extends Making {
  readonly document: PageDocument;
}

/**
 * Whole pages by composition and URL. One that is still true saves a render; an older one is served only while the API
 * is away (SH-11).
 */
export interface PageCache {
  /** One that is still true. */
  fresh(page: PageKey): PageDocument | undefined;
  /** However old: for when the alternative is no page at all. */
  lastGood(page: PageKey): PageDocument | undefined;
  keep(page: PageKey, document: Extract<PageDocument, { kind: 'html' }>, making: Making): void;
}

/** Which page, made of which composition. */
export interface PageKey {
  readonly composition: string;
  readonly url: URL;
}

export const textOf = ({ composition, url }: PageKey) => `${composition} ${url.href}`;

export function createPageCache(watch: ChangeWatch): PageCache {
  const plain = keptPages();
  // Pages without end push out each other, never home, a category or a product.
  const endless = keptPages();
  const shelf = ({ url }: PageKey) => (isEndless(url) ? endless : plain);
  return {
    fresh(page) {
      const kept = shelf(page).get(textOf(page));
      return kept && watch.isTrue(kept.mark, kept.tags) ? kept.document : undefined;
    },
    lastGood: (page) => shelf(page).get(textOf(page))?.document,
    keep(page, document, making) {
      // One that was begun earlier may be done later; it must not take the place of what is newer.
      const [pages, key] = [shelf(page), textOf(page)];
      const kept = pages.peek(key);
      if (!kept || kept.mark.at <= making.mark.at) pages.set(key, { document, ...making });
    },
  };
}

/** There is a page to every filter and search, and to every order number: the server knows nobody's orders. */
function isEndless({ pathname, search }: URL): boolean {
  const { storePath } = resolvePath(pathname);
  return search !== '' || (storePath?.audience === 'personal' && storePath.path.includes(':'));
}

function keptPages(): LRUCache<string, KeptPage> {
  return new LRUCache({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ document }, key) => key.length + (document.kind === 'html' ? document.html.length : 1),
  });
}
