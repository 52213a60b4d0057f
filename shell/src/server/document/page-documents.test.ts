/** @jest-environment node */

import { createFairQueue, Overloaded } from 'shared-contracts/server/fair-queue';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import { createChangeWatch } from '../changes/change-watch.ts';
import { createShellMetrics } from '../metrics.ts';
import type { LiveComposition, LiveStore } from '../rendering/live-store.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { createPageCache } from './page-cache.ts';
import { createPageDocuments } from './page-documents.ts';
import { createStoredPages } from './stored-pages.ts';

const silent = { warn: () => undefined, error: () => undefined };
const layout = {
  categories: [],
  site: { storeName: 'Store', phone: '+91 80000 00000', email: 'care@store.example' },
  logo: null,
  testPayments: false,
};
const apiUnavailable = { '/': { failure: 'api', detail: 'network' } };

type Page = Extract<RenderedPage, { kind: 'page' }>;

function rendered(text: string, changes: Partial<Page> = {}): Page {
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
function diskWith(kept = new Map<string, object>()) {
  const released = new Set(['1.0.0', '2.0.0']);
  return {
    kept,
    released,
    disk: {
      get: async (key: string) => kept.get(key),
      set: (key: string, value: object) => void kept.set(key, value),
      delete: (key: string) => void kept.delete(key),
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
function bench({ disk, store } = diskWith(), wholeLayout = true) {
  let now = 0;
  const watch = createChangeWatch(() => now);
  let next: () => Promise<RenderedPage> = async () => rendered('first');
  let renders = 0;
  let composition = 'c1';
  let catalog = publishedRelease('mfe-catalog', '1.0.0');
  let unavailable = new AbortController();
  const orders: PageRequest[] = [];
  const current = (): LiveComposition => ({ releases: { catalog }, web: { id: composition, remotes: {} } });
  const live = {
    current,
    render: async (order: PageRequest) => {
      renders += 1;
      orders.push(order);
      return { page: await next(), live: current() };
    },
  } as unknown as LiveStore;
  const shell = publishedRelease('shell', '1.0.0');
  const documentFor = createPageDocuments({
    live,
    layoutSource: {
      current: async () => layout as never,
      withTags: async () => ({ layout: layout as never, tags: ['categories'], complete: wholeLayout }),
    },
    shell,
    metrics: createShellMetrics(),
    watch,
    breaker: { signal: () => unavailable.signal },
    cache: createPageCache(watch, createStoredPages({ disk, store, shell })),
    queue: createFairQueue({ running: 4, runningPerClient: 3, waiting: 2, patience: 60_000 }),
  });
  return {
    open: async (
      path = '/',
      known = true,
      visit: { readonly client?: string; readonly isGone?: () => boolean } = {},
    ) => {
      const document = await documentFor({
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
    compose: (id: string) => {
      composition = id;
      catalog = publishedRelease('mfe-catalog', '2.0.0');
    },
    orders,
    loseApi: () => unavailable.abort(),
    regainApi: () => (unavailable = new AbortController()),
  };
}

describe('cached pages', () => {
  test('a page is rendered once in a second, and what changed shows in the next [SH-11]', async () => {
    const { open, renders, pass, answer } = bench();
    await open();
    answer(async () => rendered('second'));
    pass(699);
    expect((await open()).text).toBe('first');
    expect(renders()).toBe(1);
    pass(2);
    expect((await open()).text).toBe('second');
  });

  test('while the API is unavailable the last good page is served, and a page never rendered answers 503 [SH-11]', async () => {
    const { open, pass, answer } = bench();
    await open('/seen');
    pass(3_600_000);
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(await open('/unseen')).toMatchObject({ status: 503, text: 'away' });
  });

  test.each<[string, Partial<Page>, boolean]>([
    ['a page with a region that threw', { regionFaults: ['Error: broken'] }, true],
    ['a page with a remote missing', { failed: ['catalog/fragments/product-shelf'] }, true],
    ['a page that says that something does not exist', { status: 404 }, true],
    ['a page with a fault', { status: 500 }, true],
    ['a path that nobody owns', {}, false],
  ])('%s is not cached [SH-11]', async (_, changes, known) => {
    const { open, renders, answer } = bench();
    answer(async () => rendered('x', changes));
    await open('/p', known);
    await open('/p', known);
    expect(renders()).toBe(2);
  });

  test('while the change stream is up, a page is rendered again only when something on it changed, and then at once [SH-11]', async () => {
    const { open, renders, pass, answer, watch } = bench();
    await open();
    answer(async () => rendered('second'));
    for (const tags of [['product:2'], ['content:banners']]) {
      pass(600);
      watch.changed(tags, 'p1');
      watch.confirm();
      expect((await open()).text).toBe('first');
    }
    watch.changed(['product'], 'p2');
    expect((await open()).text).toBe('second');
    answer(async () => rendered('third'));
    watch.changed(['categories'], 'p3');
    expect((await open()).text).toBe('third');
    expect(renders()).toBe(3);
  });

  test('when changes were missed every page is rendered again [SH-11]', async () => {
    const { open, renders, watch } = bench();
    await open();
    watch.reset('p1');
    watch.confirm();
    await open();
    expect(renders()).toBe(2);
  });

  // A price changed between the render's request and its response: the page with the old price stayed cached.
  test('a page whose content changed during its render is served once and not cached [SH-11]', async () => {
    const { open, pass, answer, watch } = bench();
    watch.confirm();
    answer(async () => {
      watch.changed(['product:1'], 'p1');
      return rendered('old price');
    });
    expect((await open()).text).toBe('old price');
    answer(async () => rendered('new price'));
    pass(10);
    expect((await open()).text).toBe('new price');
  });

  test('a page with an untagged answer is rendered again within a second [SH-11]', async () => {
    const { open, renders, pass, answer, watch } = bench();
    answer(async () => rendered('x', { tags: null }));
    await open();
    pass(701);
    watch.confirm();
    await open();
    expect(renders()).toBe(2);
  });

  test('simultaneous requests share one render, and a change in between starts another', async () => {
    const { open, renders, answer, watch } = bench();
    const gates: (() => void)[] = [];
    answer(() => new Promise((resolve) => gates.push(() => resolve(rendered('x')))));
    const visits = [open(), open(), open()];
    await new Promise(setImmediate);
    watch.changed(['stock'], 'p1');
    visits.push(open());
    await new Promise(setImmediate);
    for (const open of gates) open();
    await Promise.all(visits);
    expect(renders()).toBe(2);
  });

  // Each number after /myorders/ is another page, the same for everybody: three hundred of them took the place of
  // home and of every category.
  test.each([
    ['filters', '/ProductListing?page='],
    ['orders', '/myorders/KC-'],
    ['orders in Arabic', '/ar/myorders/KC-'],
  ])('pages of %s push out each other, and never any other page [SH-11] [SEC-02]', async (_, endless) => {
    const { open, pass, answer } = bench();
    await open('/collections/sofas');
    answer(async () => rendered('x'.repeat(1_000_000)));
    for (let page = 1; page <= 60; page += 1) await open(`${endless}${page}`);
    pass(3_600_000);
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/collections/sofas')).toMatchObject({ status: 200, text: 'first' });
    expect(await open(`${endless}1`)).toMatchObject({ status: 503 });
    expect(await open(`${endless}60`)).toMatchObject({ status: 200 });
  });

  test('each composition has its own pages [OPS-03]', async () => {
    const { open, renders, compose } = bench();
    await open();
    compose('c2');
    await open();
    expect(renders()).toBe(2);
  });

  // 450 searches at once: 179 visitors got an empty page with 200, and the others waited 8 seconds for a 503.
  test('what no renderer has time for is answered 503, and other clients are served [OPS-10]', async () => {
    const { open, renders, answer } = bench();
    const ends: (() => void)[] = [];
    answer(() => new Promise((resolve) => ends.push(() => resolve(rendered('x')))));
    const visits = Array.from({ length: 9 }, (_, search) => open(`/ProductListing?SearchTerm=${search}`));
    const other = open('/Cart', true, { client: 'other' });
    await new Promise(setImmediate);
    expect(renders()).toBe(4);
    while (renders() < 6 || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    expect(await other).toMatchObject({ status: 200, text: 'x' });
    const statuses = (await Promise.all(visits)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503]);
  });

  test('a render that takes too long is answered 503, or with the last good page [OPS-10]', async () => {
    const { open, pass, answer } = bench();
    await open('/seen');
    pass(3_600_000);
    answer(() => Promise.reject(new Overloaded('not rendered within 6000 ms')));
    expect(await open('/unseen')).toMatchObject({ status: 503, text: '' });
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
  });

  test('a page whose client has hung up is not rendered [OPS-10]', async () => {
    const { open, renders } = bench();
    await open('/', true, { isGone: () => true });
    expect(renders()).toBe(0);
  });

  test('without a renderer the browser renders, and that document is not cached [SH-11]', async () => {
    const { open, answer } = bench();
    answer(() => Promise.reject(new Error('renderer ended')));
    expect(await open()).toMatchObject({ status: 200, text: '', cacheable: false });
  });
});

// Every visitor waited for the retries or timeouts of three calls and a render: 0.9 s without an API, 10 s with a hung one.
describe('while the breaker is open', () => {
  const hung = () => new Promise<RenderedPage>(() => undefined);

  test('a cached page is served without asking the renderer, until the API answers again [OPS-11]', async () => {
    const { open, renders, pass, answer, loseApi, regainApi } = bench();
    await open('/seen');
    pass(3_600_000);
    loseApi();
    answer(hung);
    expect(await open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(renders()).toBe(1);
    regainApi();
    answer(async () => rendered('second'));
    expect((await open('/seen')).text).toBe('second');
  });

  test('a page that was never cached is rendered without asking the API, and not cached [OPS-11]', async () => {
    const { open, answer, loseApi, orders } = bench();
    loseApi();
    answer(async () => rendered('Cart', { tags: [], complete: false }));
    expect(await open('/Cart')).toMatchObject({ status: 200, text: 'Cart' });
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/Cart')).toMatchObject({ status: 503, text: 'away' });
    expect(orders.map(({ apiAvailable }) => apiAvailable)).toEqual([false, false]);
  });

  test('visitors whose pages are under way, or wait for their turn, are answered when it opens [OPS-11] [OPS-10]', async () => {
    const { open, pass, answer, loseApi } = bench();
    await open('/seen');
    pass(3_600_000);
    answer(hung);
    const visits = ['/seen', '/1', '/2', '/3', '/4'].map((path) => open(path));
    await new Promise(setImmediate);
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    loseApi();
    const answered = await Promise.all(visits);
    expect(answered.map(({ status, text }) => `${status} ${text}`)).toEqual([
      '200 first',
      ...Array.from({ length: 4 }, () => '503 away'),
    ]);
  });

  test('the pages of the composition before are served, and those of earlier runs [OPS-11]', async () => {
    const kept = diskWith();
    const before = bench(kept);
    await before.open('/seen');
    before.compose('c2');
    before.loseApi();
    before.answer(hung);
    expect(await before.open('/seen')).toMatchObject({ status: 200, text: 'first' });

    const restarted = bench(kept);
    restarted.loseApi();
    restarted.answer(hung);
    expect(await restarted.open('/seen')).toMatchObject({ status: 200, text: 'first' });
    expect(restarted.renders()).toBe(0);
  });

  test('a page that names files which are no longer served is not [OPS-11] [OPS-03]', async () => {
    const kept = diskWith();
    await bench(kept).open('/seen');
    kept.released.delete('1.0.0');
    const { open, answer, loseApi, compose } = bench(kept);
    compose('c2');
    loseApi();
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/seen')).toMatchObject({ status: 503, text: 'away' });
  });

  test('a page that was taken away does not come back [OPS-11] [SH-11]', async () => {
    const { kept, ...rest } = diskWith();
    const { open, answer, pass, loseApi } = bench({ kept, ...rest });
    await open('/seen');
    expect(kept.size).toBe(1);
    pass(701);
    answer(async () => rendered('gone', { status: 404 }));
    expect(await open('/seen')).toMatchObject({ status: 404 });
    expect(kept.size).toBe(0);
    loseApi();
    answer(async () => rendered('away', { status: 503, hydration: { loaderData: {}, errors: apiUnavailable } }));
    expect(await open('/seen')).toMatchObject({ status: 503 });
  });

  test('while the API is there a shell that cannot render takes no page from the disk [SH-11]', async () => {
    const kept = diskWith();
    await bench(kept).open('/seen');
    const { open, answer } = bench(kept);
    answer(async () => {
      throw new Overloaded('busy');
    });
    expect(await open('/seen')).toMatchObject({ status: 503 });
  });

  test('a page without one of its parts does not replace a whole one [OPS-11]', async () => {
    const { open, pass, answer, loseApi } = bench();
    await open('/');
    pass(701);
    answer(async () => rendered('no shelves', { complete: false, tags: null }));
    expect((await open('/')).text).toBe('no shelves');
    loseApi();
    pass(701);
    expect((await open('/')).text).toBe('first');
  });

  test.each([
    ['a search', '/ProductListing?SearchTerm=ring%20for%20Asha'],
    ['the number of an order', '/myorders/KC-1'],
  ])('%s is not written to the disk [OPS-11] [SEC-02]', async (_, path) => {
    const { kept, ...rest } = diskWith();
    await bench({ kept, ...rest }).open(path);
    expect(kept.size).toBe(0);
  });

  test.each<[string, Partial<Page>, boolean]>([
    ['a page with a region that threw', { regionFaults: ['Error: broken'] }, true],
    ['a page with a remote missing', { failed: ['catalog/fragments/product-shelf'] }, true],
    ['a page that does not exist', { status: 404 }, true],
    ['a page with a fault', { status: 500 }, true],
    ['a path without a route', {}, false],
  ])('%s is not written to the disk either [OPS-11]', async (_, changes, known) => {
    const { kept, ...rest } = diskWith();
    const { open, answer } = bench({ kept, ...rest });
    answer(async () => rendered('x', changes));
    await open('/p', known);
    expect(kept.size).toBe(0);
  });

  test('nor a page whose menu is empty, because the API has not answered so far [OPS-11]', async () => {
    const { kept, ...rest } = diskWith();
    await bench({ kept, ...rest }, false).open('/p');
    expect(kept.size).toBe(0);
  });
});
