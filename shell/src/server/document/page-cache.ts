import { LRUCache } from 'lru-cache';
import type { PageDocument } from './page-documents.ts';

/** How long a page is served without rendering it again: changed data shows within a second. Milliseconds. */
const FRESH_MS = 1000;

/** Pages are about 100 KB of text; this bounds them to some 50 MB. */
const MOST_CHARACTERS = 25_000_000;

interface KeptPage {
  readonly document: PageDocument;
  readonly keptAt: number;
}

/**
 * Whole pages by composition and URL. A fresh one saves a render; an older one is served only while the API is
 * away (SH-11).
 */
export interface PageCache {
  fresh(key: string): PageDocument | undefined;
  /** However old: for when the alternative is no page at all. */
  lastGood(key: string): PageDocument | undefined;
  keep(key: string, document: Extract<PageDocument, { kind: 'html' }>): void;
}

export function createPageCache(now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ document }, key) => key.length + (document.kind === 'html' ? document.html.length : 1),
  });
  return {
    fresh(key) {
      const kept = pages.get(key);
      return kept && now() - kept.keptAt < FRESH_MS ? kept.document : undefined;
    },
    lastGood: (key) => pages.get(key)?.document,
    keep: (key, document) => pages.set(key, { document, keptAt: now() }),
  };
}
