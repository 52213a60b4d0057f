import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReleasedPackage, ReleaseStore } from '../releases/release-store.ts';

export interface StyleSheet {
  /** Its rules, as they can stand in a document. */
  readonly text: string;
  /** The classes that it has rules for. */
  readonly classes: ReadonlySet<string>;
}

/** A style sheet of a release; undefined when the store has lost it. */
export type StyleSheets = (
  name: ReleasedPackage,
  version: string,
  file: string,
  base: string,
) => StyleSheet | undefined;

/** Some thirty stylesheets make a composition; two can be live. */
const MOST_STYLES = 300;

/** Stylesheets from the release store, each read once: what is in the store never changes. */
export function createStyleSheets(store: ReleaseStore): StyleSheets {
  const sheets = new LRUCache<string, StyleSheet>({ max: MOST_STYLES });
  return (name, version, file, base) => {
    const key = base + file;
    const known = sheets.get(key);
    if (known !== undefined) return known;
    try {
      const text = inlined(readFileSync(path.join(store.folder(name, version, 'web'), file), 'utf8'), base);
      const sheet = { text, classes: classesOf(text) };
      sheets.set(key, sheet);
      return sheet;
    } catch {
      return undefined;
    }
  };
}

function classesOf(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = '']) => name));
}

/** Addresses in a stylesheet are relative to it, and must stay so when it stands in a document. */
export function inlined(css: string, base: string): string {
  return css
    .replace(/url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g, (_, quote: string) => `url(${quote}${base}`)
    .replace(/<\/(?=style)/gi, '<\\/');
}
