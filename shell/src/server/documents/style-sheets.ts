import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isIntact } from 'shared-contracts/server/release';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/stored-release.ts';

interface StyleSheet {
  /** Its rules, ready for inlining. */
  readonly text: string;
  readonly classes: ReadonlySet<string>;
}

/** Undefined when the release store lacks the file, or has an altered one. */
export type StyleSheets = (release: StoredRelease, file: string, base: string) => StyleSheet | undefined;

/** A composition has some thirty style sheets; two can be live. */
const MAX_STYLES = 300;

/** Reads each style sheet once: files in the release store never change. */
export function createStyleSheets(store: ReleaseStore): StyleSheets {
  const sheets = new LRUCache<string, StyleSheet>({ max: MAX_STYLES });
  return ({ name, address, web }, file, base) => {
    const key = base + file;
    const known = sheets.get(key);
    if (known !== undefined) return known;
    try {
      const content = readFileSync(path.join(store.folder(name, address, 'web'), file));
      if (!isIntact(content, web.files[file] ?? '')) return undefined;
      const text = inlined(content.toString(), base);
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

/** URLs in a style sheet are relative to it, not to the document that inlines it. */
export function inlined(css: string, base: string): string {
  return css
    .replace(/url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g, (_, quote: string) => `url(${quote}${base}`)
    .replace(/<\/(?=style)/gi, '<\\/');
}
