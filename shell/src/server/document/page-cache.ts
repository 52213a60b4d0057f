import { LRUCache } from 'lru-cache';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
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
  fresh(key: string): PageDocument | undefined;
  /** However old: for when the alternative is no page at all. */
  lastGood(key: string): PageDocument | undefined;
  keep(key: string, document: Extract<PageDocument, { kind: 'html' }>, making: Making): void;
}

export function createPageCache(watch: ChangeWatch): PageCache {
  const plain = keptPages();
  // Filters and searches make pages without end: they push out each other, never home, a category or a product.
  const asked = keptPages();
  const shelf = (key: string) => (key.includes('?') ? asked : plain);
  return {
    fresh(key) {
      const kept = shelf(key).get(key);
      return kept && watch.isTrue(kept.mark, kept.tags) ? kept.document : undefined;
    },
    lastGood: (key) => shelf(key).get(key)?.document,
    keep(key, document, making) {
      // One that was begun earlier may be done later; it must not take the place of what is newer.
      const kept = shelf(key).peek(key);
      if (!kept || kept.mark.at <= making.mark.at) shelf(key).set(key, { document, ...making });
    },
  };
}

function keptPages(): LRUCache<string, KeptPage> {
  return new LRUCache({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ document }, key) => key.length + (document.kind === 'html' ? document.html.length : 1),
  });
}
