import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReleasedPackage, ReleaseStore } from '../releases/release-store.ts';

/** A stylesheet of a release as it can stand in a document; undefined when the store has lost it. */
export type StyleText = (name: ReleasedPackage, version: string, file: string, base: string) => string | undefined;

/** Some thirty stylesheets make a composition; two can be live. */
const MOST_STYLES = 300;

/** Stylesheets from the release store, each read once: what is in the store never changes. */
export function createStyleTexts(store: ReleaseStore): StyleText {
  const texts = new LRUCache<string, string>({ max: MOST_STYLES });
  return (name, version, file, base) => {
    const key = base + file;
    const known = texts.get(key);
    if (known !== undefined) return known;
    try {
      const text = inlined(readFileSync(path.join(store.folder(name, version, 'web'), file), 'utf8'), base);
      texts.set(key, text);
      return text;
    } catch {
      return undefined;
    }
  };
}

/** Addresses in a stylesheet are relative to it, and must stay so when it stands in a document. */
export function inlined(css: string, base: string): string {
  return css
    .replace(/url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g, (_, quote: string) => `url(${quote}${base}`)
    .replace(/<\/(?=style)/gi, '<\\/');
}
