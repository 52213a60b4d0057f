import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { createFairQueue } from 'shared-contracts/server-kit/fair-queue';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import { createChangeWatch } from '../changes/change-watch.ts';
import { createPageCache } from '../documents/page-cache.ts';
import { createPageDocuments } from '../documents/page-documents.ts';
import { createStoredPages } from '../documents/stored-pages.ts';
import { createShellMetrics } from '../health/metrics.ts';
import type { Composed, ComposedStore } from '../rendering/composed.ts';
import { publishedRelease } from './published-release.ts';

const silent = { warn: () => undefined, error: () => undefined };
const layout = {
  categories: [],
  site: {
    storeName: 'Store',
    legalName: '',
    address: '',
    phone: '+91 80000 00000',
    email: 'care@store.example',
    social: [],
  },
  logo: null,
  testPayments: false,
};
/** Hydration errors of a page whose API calls failed. */
export const apiUnavailable = { '/': { failure: 'api', detail: 'network' } };

export type Page = Extract<RenderedPage, { kind: 'page' }>;

export function rendered(text: string, changes: Partial<Page> = {}): Page {
  const head = { title: text, language: 'en', canonical: '/', noindex: false, alternates: {} } as const;
  return {
    kind: 'page',
    status: 200,
    html: text,
    head,
    modules: [],
    fragments: [],
    failed: [],
    words: {},
    tags: ['product:1'],
    complete: true,
    hydration: { loaderData: {}, errors: null },
    regionFaults: [],
    ...changes,
  };
}

/** What survives a restart. */
export function diskWith(files = new Map<string, object>()) {
  const released = new Set(['1.0.0', '2.0.0']);
  return {
    files,
    released,
    disk: {
      get: async (key: string) => files.get(key),
      set: (key: string, value: object) => void files.set(key, value),
      delete: (key: string) => void files.delete(key),
    },
    store: {
      find: async (name: string, address: string) => {
        const [version = ''] = address.split('~');
        return released.has(version) ? publishedRelease(name, version) : null;
      },
      markInUse: async () => undefined,
    },
  };
}

/** Documents over a scripted renderer and a fake clock. */
export function scriptedDocuments({ disk, store } = diskWith(), wholeLayout = true) {
  let now = 0;
  const watch = createChangeWatch(() => now);
  let next: () => Promise<RenderedPage> = async () => rendered('first');
  let renders = 0;
  let composition = 'c1';
  let cachedIn: Composed['cachedIn'] = 'memory and disk';
  let catalog = publishedRelease('mfe-catalog', '1.0.0');
  let unavailable = new AbortController();
  let doubted = new AbortController();
  const orders: PageRequest[] = [];
  const current = (): Composed => ({
    releases: { catalog },
    web: { id: composition, remotes: {} },
    paths: STORE_PATHS,
    cachedIn,
  });
  const composedStore: ComposedStore = {
    current,
    answered: () => undefined,
    render: async (order: PageRequest) => {
      renders += 1;
      orders.push(order);
      return { page: await next(), composed: current() };
    },
  };
  const shell = publishedRelease('shell', '1.0.0');
  const documentFor = createPageDocuments({
    layoutSource: {
      current: async () => layout as never,
      withTags: async () => ({ layout: layout as never, tags: ['categories'], complete: wholeLayout }),
    },
    shell,
    metrics: createShellMetrics(),
    watch,
    breaker: { signal: () => unavailable.signal, doubt: () => doubted.signal },
    cache: createPageCache(watch, createStoredPages({ disk, store, shell })),
    queue: createFairQueue({ running: 4, runningPerClient: 3, waiting: 2, maxWaitMs: 60_000 }),
  });
  return {
    open: async (
      path = '/',
      known = true,
      visit: { readonly client?: string; readonly isGone?: () => boolean } = {},
    ) => {
      const document = await documentFor({
        store: composedStore,
        url: new URL(path, 'https://store.example'),
        known,
        id: 'r',
        client: 'c',
        log: silent,
        ...visit,
      });
      if (document.kind !== 'html') throw new Error('redirected');
      return { ...document, text: /<div id="store">(.*)<\/div>/.exec(document.html)?.[1] };
    },
    renders: () => renders,
    pass: (milliseconds: number) => (now += milliseconds),
    answer: (answer: () => Promise<RenderedPage>) => (next = answer),
    watch,
    compose: (id: string, where: Composed['cachedIn'] = 'memory and disk') => {
      composition = id;
      cachedIn = where;
      catalog = publishedRelease('mfe-catalog', '2.0.0');
    },
    orders,
    doubtApi: () => doubted.abort(),
    loseApi() {
      doubted.abort();
      unavailable.abort();
    },
    regainApi() {
      doubted = new AbortController();
      unavailable = new AbortController();
    },
  };
}
