/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { type ApiClient, createApiClient } from 'shared-contracts/api/client';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { createChangeWatch } from '../changes/change-watch.ts';
import { createEdgeHeaders } from '../edge/edge-headers.ts';
import { registerSeoRoutes } from './seo-routes.ts';
import { createSitemaps } from './sitemaps.ts';

interface Catalogue {
  /** How many products there are, with ids that leave gaps. */
  products: number;
  perRun?: number;
  unavailable?: boolean;
  requests?: string[];
}

/** The API over a catalogue that tests change under it. */
function apiOf(catalogue: Catalogue): ApiClient {
  const products = () =>
    Array.from({ length: catalogue.products }, (_, index) => ({
      ProductId: 3 * (index + 1),
      Slug: `sofa-${index + 1}`,
      CategorySlug: 'sofas',
      ChangedAt: '2026-03-04T05:06:07.000Z',
    }));
  const answers: Record<string, (asked: never) => unknown> = {
    'get-sitemap-outline': () => {
      const { perRun = 25_000 } = catalogue;
      const all = products();
      const starts = all.filter((_, index) => index % perRun === 0);
      return {
        pages: ['home', 'aboutus', 'a-post', 'terms'],
        pagesChangedAt: { terms: '2026-02-03T04:05:06.000Z' },
        postsChangedAt: { 'a-post': '2024-01-02T03:04:05.000Z' },
        products: starts.map(({ ProductId }, run) => ({
          FirstId: ProductId,
          Count: Math.min(perRun, all.length - run * perRun),
          ChangedAt: '2026-03-04T05:06:07.000Z',
        })),
      };
    },
    'get-sitemap-products': ({ FromId, PageSize }: { FromId: number; PageSize: number }) =>
      products()
        .filter(({ ProductId }) => ProductId >= FromId)
        .slice(0, PageSize),
    'get-categories-list': () => [
      { CategoryID: 1, Name: 'Sofas & more', Slug: 'sofas-&-more', Intro: '', ProductCount: 3 },
    ],
    'get-blog-list': () => [
      {
        PostID: 1,
        Slug: 'a-post',
        Title: 'A post',
        Excerpt: '',
        Author: 'A. Sample',
        PublishedOn: '2023-06-28T00:00:00Z',
        ReadingMinutes: 3,
        Image: { Url: '/media/1', Alt: '', Width: 10, Height: 10, Placeholder: '' },
        TotalRecords: 1,
      },
    ],
  };
  return createApiClient({
    origin: 'http://api.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      catalogue.requests?.push(name);
      if (catalogue.unavailable) return new Response('{}', { status: 500 });
      const { requestParameters } = (await request.json()) as { requestParameters: never };
      return Response.json({
        statusCode: 200,
        message: 'OK',
        data: JSON.stringify(answers[name]?.(requestParameters)),
      });
    },
  });
}

/** Of a store in which nothing changes. */
const unchanging = { mark: () => createChangeWatch().mark(), isUnchanged: () => true };

function storeWith(catalogue: Catalogue, more: Partial<Parameters<typeof registerSeoRoutes>[1]> = {}) {
  const app = Fastify();
  registerSeoRoutes(app, {
    paths: () => STORE_PATHS,
    api: apiOf(catalogue),
    watch: unchanging,
    publicOrigin: 'https://store.example',
    ...more,
  });
  return { get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  test('lists every kind of page in both languages, each naming the other [SH-18]', async () => {
    const answer = await storeWith({ products: 2 }).get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = addresses(answer.body);
    for (const path of ['/ProductListing', '/collections/sofas/sofa-2', '/Blog/a-post', '/pages/terms', '/Aboutus']) {
      expect(listed).toEqual(
        expect.arrayContaining([`https://store.example${path}`, `https://store.example/ar${path}`]),
      );
    }
    expect(listed).toEqual(expect.arrayContaining(['https://store.example/', 'https://store.example/ar']));
    expect(answer.body).toContain(
      '<url><loc>https://store.example/ar/collections/sofas/sofa-1</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://store.example/collections/sofas/sofa-1"/>' +
        '<xhtml:link rel="alternate" hreflang="ar" href="https://store.example/ar/collections/sofas/sofa-1"/></url>',
    );
  });

  test('says when a page and a post were published last [SH-18]', async () => {
    const { body } = await storeWith({ products: 1 }).get('/sitemap.xml');
    expect(body).toContain('/pages/terms</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>');
    expect(body).toContain('/Blog/a-post</loc><lastmod>2024-01-02T03:04:05.000Z</lastmod>');
    expect(body).toContain('/collections/sofas-%26-more</loc><xhtml:link');
  });

  test('leaves out what is not to be indexed, and lists nothing twice [SH-18]', async () => {
    const { body } = await storeWith({ products: 2 }).get('/sitemap.xml');
    const listed = addresses(body);
    expect(
      listed.filter((address) => /Cart|Login|myorders|payment|wishlist|ProductDetails/i.test(address ?? '')),
    ).toEqual([]);
    expect(listed.filter((address) => /\/pages\/(home|aboutus|a-post)/.test(address ?? ''))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('is XML whatever an address holds [SH-18]', async () => {
    const { body } = await storeWith({ products: 1 }).get('/sitemap.xml');
    expect(body).toContain('https://store.example/collections/sofas-%26-more');
    expect(body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  test('comes compressed to who takes it, and not at all to who has it', async () => {
    const { get } = storeWith({ products: 1 });
    const answer = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect((await get('/sitemap.xml', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  test('is 503 while the API is unavailable and nothing is cached, and never incomplete [SH-18]', async () => {
    const catalogue: Catalogue = { products: 2, unavailable: true };
    const { get } = storeWith(catalogue);
    const answer = await get('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    catalogue.unavailable = false;
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});

describe('more addresses than a sitemap may hold', () => {
  // A page counts once per language.
  const MOST = 60;
  const read = async (catalogue: Catalogue, which: 'index' | number, now = 0) => {
    const sitemaps = createSitemaps({
      paths: () => STORE_PATHS,
      api: apiOf(catalogue),
      watch: unchanging,
      mostAddresses: MOST,
      now: () => now,
    });
    const file = await sitemaps.read(which, 'https://store.example');
    return (
      file &&
      new Response(new Blob([new Uint8Array(file)]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
    );
  };

  test('are listed in parts, with an index [SH-18]', async () => {
    const catalogue = { products: 50, perRun: 20 };
    expect(addresses((await read(catalogue, 'index')) ?? '')).toEqual([
      'https://store.example/sitemaps/1.xml',
      'https://store.example/sitemaps/2.xml',
      'https://store.example/sitemaps/3.xml',
      'https://store.example/sitemaps/4.xml',
    ]);
    const parts = await Promise.all([1, 2, 3, 4].map((part) => read(catalogue, part)));
    expect(parts.map((part) => addresses(part ?? '').filter((address) => address?.includes('/sofas/')).length)).toEqual(
      [0, 40, 40, 20],
    );
    expect(new Set(parts.flatMap((part) => addresses(part ?? ''))).size).toBe(
      parts.flatMap((part) => addresses(part ?? '')).length,
    );
  });

  test.each([0, 5, 999])('part %d does not exist [SH-18]', async (part) => {
    expect(await read({ products: 50, perRun: 20 }, part)).toBeNull();
  });
});

describe('what was made before', () => {
  const MINUTE = 60_000;

  test('is cached for a while, then made again; while the API is unavailable the stale one is served [SH-18]', async () => {
    let now = 0;
    const catalogue: Catalogue = { products: 1, requests: [] };
    const sitemaps = createSitemaps({
      paths: () => STORE_PATHS,
      api: apiOf(catalogue),
      watch: unchanging,
      now: () => now,
    });
    const size = async () => (await sitemaps.read('index', 'https://store.example'))?.length;
    const first = await size();
    catalogue.products = 400;
    now = 9 * MINUTE;
    expect(await size()).toBe(first);
    now = 11 * MINUTE;
    const second = await size();
    expect(second).toBeGreaterThan(first ?? 0);
    catalogue.unavailable = true;
    now = 60 * MINUTE;
    expect(await size()).toBe(second);
  });

  // An ended product stayed in it until the ten minutes had passed.
  test('is made again after a change of what it lists, at most once a second [SH-18]', async () => {
    let now = 0;
    const watch = createChangeWatch(() => now);
    const catalogue: Catalogue = { products: 2 };
    const sitemaps = createSitemaps({ paths: () => STORE_PATHS, api: apiOf(catalogue), watch, now: () => now });
    const read = async (at: number) => {
      now = at;
      watch.confirm();
      const file = await sitemaps.read('index', 'https://store.example');
      return gunzipSync(file ?? '').includes('sofa-2');
    };
    expect(await read(0)).toBe(true);
    catalogue.products = 1;
    expect(await read(5 * MINUTE)).toBe(true);
    watch.changed(['product:6', 'listing:3', 'listing:all'], '8-a-1');
    expect(await read(5 * MINUTE + 1)).toBe(false);
    catalogue.products = 2;
    watch.changed(['listing:all'], '9-a-2');
    expect(await read(5 * MINUTE + 900)).toBe(false);
    expect(await read(5 * MINUTE + 1100)).toBe(true);
    watch.changed(['stock', 'sales'], '10-a-3');
    catalogue.products = 1;
    expect(await read(6 * MINUTE)).toBe(true);
  });

  test('is made once for many who ask at once', async () => {
    const catalogue: Catalogue = { products: 1, requests: [] };
    const sitemaps = createSitemaps({ paths: () => STORE_PATHS, api: apiOf(catalogue), watch: unchanging });
    await Promise.all([1, 2, 3, 4].map(() => sitemaps.read('index', 'https://store.example')));
    expect(catalogue.requests?.filter((name) => name === 'get-sitemap-products')).toHaveLength(1);
  });
});

test('robots.txt names the sitemap and disallows only paths without pages [SH-18]', async () => {
  const { body, headers } = await storeWith({ products: 1 }).get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://store.example/sitemap.xml\n');
  expect(body.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /payment-sandbox']);
});

test('a page without a picture is previewed by the one of the store [SH-18]', async () => {
  const { statusCode, headers, rawPayload } = await storeWith({ products: 1 }).get('/preview.jpg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(rawPayload.length).toBeGreaterThan(10_000);
});

// A sitemap from before a change was stored for a minute after its purge.
test('an edge stores a sitemap only while nothing that it lists has changed [SCALE-01]', async () => {
  const watch = createChangeWatch();
  const { get } = storeWith({ products: 1 }, { watch, edge: createEdgeHeaders(watch) });
  const stored = async () => String((await get('/sitemap.xml')).headers['cache-control']).includes('s-maxage');
  watch.confirm();
  expect(await stored()).toBe(true);
  watch.changed(['listing:all'], '8-a-1');
  expect(await stored()).toBe(false);
});

test('invented hosts make a few sitemaps at once; the rest is asked to come again [SEC-10]', async () => {
  const sitemaps = createSitemaps({ api: apiOf({ products: 3 }), paths: () => STORE_PATHS, watch: unchanging });
  await sitemaps.read('index', 'https://store.example');
  const asked = Array.from({ length: 20 }, (_, host) => sitemaps.read('index', `https://host-${host}.example`));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  expect(await sitemaps.read('index', 'https://store.example')).toBeInstanceOf(Buffer);
});
