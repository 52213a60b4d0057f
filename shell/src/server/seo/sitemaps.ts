import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ApiClient } from 'shared-contracts';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import { fixedPaths, productsOf, readSitemapPlan, type SitemapEntry, type SitemapPlan } from './sitemap-plan.ts';
import { addressesPerEntry, sitemapIndex, URL_SET, urlEntry } from './sitemap-xml.ts';

const FRESH_MS = 10 * 60_000;

/** What sitemaps list: where products are shown, categories and documents. */
export const SITEMAP_TAGS = ['listing:all', 'categories', 'content:posts', 'content:pages'];

/**
 * After a change the next request makes them again, but not sooner than a second, and a large store's not more often
 * than to spend a twentieth of the time on them.
 */
const leastAge = (tookMs: number) => Math.max(1000, 20 * tookMs);

/** The protocol's limit on one file. */
const MAX_ADDRESSES = 50_000;

/** A full sitemap is some 25 MB of text and 1 MB compressed; this caches the sitemaps of a million products. */
const MAX_CACHED_BYTES = 96_000_000;

/** Limits the load on the API: each build reads up to MAX_ADDRESSES, and each Host header gets its own sitemaps. */
const MOST_AT_ONCE = 8;

interface SitemapsOptions {
  readonly api: ApiClient;
  /** Of the composition of new visits. */
  readonly paths: () => readonly StorePath[];
  readonly watch: Pick<ChangeWatch, 'mark' | 'isUnchanged'>;
  readonly now?: () => number;
  readonly mostAddresses?: number;
}

interface Sitemaps {
  /**
   * Gzipped. 'index' is /sitemap.xml, a number is a part; null for a part that does not exist.
   * A stale one is served while the API is unavailable; rejects when nothing is cached.
   */
  read(which: 'index' | number, origin: string): Promise<Buffer | null>;
  /** Whether nothing that it lists has changed since it was made. */
  isUnchanged(which: 'index' | number, origin: string): boolean;
}

interface Made<Value> {
  readonly value: Value;
  readonly mark: Mark;
  readonly begunAt: number;
  readonly madeAt: number;
}

/** Makes sitemaps on request and caches them (SH-18). */
export function createSitemaps({
  api,
  paths,
  watch,
  now = Date.now,
  mostAddresses = MAX_ADDRESSES,
}: SitemapsOptions): Sitemaps {
  const files = new LRUCache<string, Made<Buffer>>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ value }, key) => value.length + key.length,
  });
  const making = new Map<string, Promise<Buffer>>();
  let plan: Made<SitemapPlan> | undefined;
  let planning: Promise<SitemapPlan> | undefined;

  function isFresh(made: Made<unknown>): boolean {
    const age = now() - made.madeAt;
    return age < leastAge(made.madeAt - made.begunAt) || (age < FRESH_MS && watch.isUnchanged(made.mark, SITEMAP_TAGS));
  }

  async function timed<Value>(making: () => Promise<Value>): Promise<Made<Value>> {
    const [mark, begunAt] = [watch.mark(), now()];
    return { value: await making(), mark, begunAt, madeAt: now() };
  }

  async function currentPlan(): Promise<SitemapPlan> {
    if (plan && isFresh(plan)) return plan.value;
    planning ??= timed(() => readSitemapPlan(api))
      .then((made) => {
        plan = made;
        return made.value;
      })
      .finally(() => {
        planning = undefined;
      });
    // A stale plan still leads to cached files.
    return planning.catch((fault: unknown) => plan?.value ?? Promise.reject(fault));
  }

  async function make(which: 'index' | number, origin: string, { runs, ...plan }: SitemapPlan): Promise<Buffer> {
    const general = plan.general(paths());
    const products = runs.reduce((sum, { count }) => sum + count, 0);
    const fitsOne = (general.length + products) * addressesPerEntry() <= mostAddresses;
    if (which === 'index' && !fitsOne) {
      const parts = [{}, ...runs].map((part, index) => ({ ...part, path: `/sitemaps/${index + 1}.xml` }));
      return compressed([sitemapIndex(parts, origin)]);
    }
    const selected = which === 'index' ? runs : runs.slice(Math.max(0, which - 2), which - 1);
    async function* pieces() {
      yield URL_SET.start;
      const write = (entries: readonly SitemapEntry[]) => entries.map((entry) => urlEntry(entry, origin)).join('');
      if (which === 'index' || which === 1) yield write(general);
      for (const run of selected) for await (const entries of productsOf(api, run)) yield write(entries);
      yield URL_SET.end;
    }
    return compressed(pieces());
  }

  // Another composition may have other pages.
  const keyOf = (which: 'index' | number, origin: string) => `${which} ${origin} ${fixedPaths(paths()).join(' ')}`;

  return {
    isUnchanged(which, origin) {
      const made = files.get(keyOf(which, origin));
      return made !== undefined && watch.isUnchanged(made.mark, SITEMAP_TAGS);
    },
    async read(which, origin) {
      const known = await currentPlan();
      if (which !== 'index' && (which < 1 || which > known.runs.length + 1)) return null;
      const key = keyOf(which, origin);
      const cached = files.get(key);
      if (cached && isFresh(cached)) return cached.value;
      if (!making.has(key) && making.size >= MOST_AT_ONCE) {
        if (cached) return cached.value;
        throw new Error(`${MOST_AT_ONCE} sitemaps are being made`);
      }
      const running =
        making.get(key) ??
        timed(() => make(which, origin, known))
          .then((made) => {
            files.set(key, made);
            return made.value;
          })
          .finally(() => making.delete(key));
      making.set(key, running);
      return running.catch((fault: unknown) => cached?.value ?? Promise.reject(fault));
    },
  };
}

/** Streams, so that only the compressed text is ever whole in memory. */
async function compressed(pieces: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(Readable.from(pieces), createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}
