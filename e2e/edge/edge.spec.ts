import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentOf, type Release } from 'shared-contracts/server/release';
import { previewToken } from '../../shell/src/server/previews/preview-link.ts';
import { Shopper } from '../store/shopper.ts';
import { ask, type EdgeStore, expect, PREVIEW_KEY, SECRET, test, untilStored } from './support/edge-test.ts';

interface Watched {
  readonly id: number;
  /** Pages that show its price: home, its listing and its own, in both languages. */
  readonly pages: readonly string[];
}

/** A product that home and its listing show. */
async function watchedProduct({ edge, database }: EdgeStore): Promise<Watched> {
  const home = (await ask(edge.origin)).text;
  const { rows } = await database.query(
    `select product_id as id, '/collections/' || categories.slug as listing,
       '/collections/' || categories.slug || '/' || products.slug as page
     from products join categories on category_id = main_category_id
     where is_published and not exists (select from product_family_members m where m.product_id = products.product_id)`,
  );
  for (const { id, listing, page } of rows as { id: number; listing: string; page: string }[]) {
    if (!home.includes(`href="${page}"`) || !(await ask(edge.origin + listing)).text.includes(`href="${page}"`))
      continue;
    return { id, pages: ['/', '/ar', listing, `/ar${listing}`, page, `/ar${page}`] };
  }
  throw new Error('home shows no product by itself');
}

/** Rupees, as every page of both languages writes them. */
const inRupees = (rupees: number) => rupees.toLocaleString('en-IN');

const setPrice = ({ database }: EdgeStore, { id }: Watched, rupees: number) =>
  database.query('update product_prices set price_paise = $1, struck_price_paise = null where product_id = $2', [
    rupees * 100,
    id,
  ]);

/** Resolves with the milliseconds until every page at the edge shows the price. */
async function untilShown({ edge }: EdgeStore, { pages }: Watched, rupees: number): Promise<number> {
  const began = performance.now();
  await Promise.all(
    pages.map((page) =>
      expect
        .poll(async () => (await ask(edge.origin + page)).text, { message: `${page} shows ${rupees}`, intervals: [20] })
        .toContain(inRupees(rupees)),
    ),
  );
  return performance.now() - began;
}

/** The version of the catalogue that a page at the edge was made with. */
async function catalogueAt(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { text } = await ask(url, headers);
  return /mfe-catalog\/([\d.]+)[~-]/.exec(text)?.[1] ?? '';
}

test('a changed price is soon on every page at the edge, and stays', { tag: ['@SCALE-01'] }, async ({ edged }) => {
  const { edge } = edged;
  const watched = await watchedProduct(edged);
  for (const rupees of [71_117, 72_227, 73_337]) {
    for (const page of watched.pages) await untilStored(edge.origin + page);
    await setPrice(edged, watched, rupees);
    const ms = await untilShown(edged, watched, rupees);
    test.info().annotations.push({ type: 'ms until the price was on six pages', description: ms.toFixed() });
    expect(ms).toBeLessThan(10_000);
  }
  // An answer that was on its way would have arrived by now.
  await wait(1500);
  expect(await untilShown(edged, watched, 73_337)).toBeLessThan(10_000);
});

/** What an edge may not store, asked for by somebody in particular. */
const PERSONAL: readonly (readonly [what: string, path: string, headers?: Readonly<Record<string, string>>])[] = [
  ['an order', '/myorders/OR-2026-7QK2ZD'],
  ['a followed order', '/track-order?number=OR-2026-7QK2ZD'],
  ['a notice of stock', '/stock-notice?token=abcdef'],
  ['an enquiry', '/enquiry?number=EN-1&proof=abcdef'],
  ['a reader', '/unsubscribe?reader=abcdef'],
  ['a payment', '/payment'],
  ['a typed search', '/ProductListing?SearchTerm=asha%20rao'],
  ['a typed question', '/Faqs?q=my+name+is+asha'],
  [
    'a typed search by call',
    '/api/v1/dynamic/dataoperation/get-all-products?PageNo=1&PageSize=2&SearchTerm=%22asha%22',
  ],
  ['suggestions', '/api/v1/dynamic/dataoperation/get-search-suggestions?SearchTerm=%22asha%22'],
  ['a preview', '/', { cookie: `store-bucket=7; store-preview=abcdef` }],
  ['a browser with a pass', '/', { cookie: 'store-viewer=abcdef' }],
  ['a browser on trial', '/', { cookie: 'store-trial=abcdef' }],
  ['a link to a preview', '/?preview=mfe-catalog:pr-1'],
  ['a page that does not exist', '/no-such-page'],
  ['a product that does not exist', '/collections/sofas/no-such-sofa'],
  ['another spelling', '/faqs'],
  ['an address that cannot be read', '/Blog/%00'],
  ['the composition', '/composition.json'],
  ['other shells’ canary', '/canary.json'],
  ['readiness', '/readyz'],
];

test('nothing of one person, no error and no preview is stored, and what is stored is the same for everybody', {
  tag: ['@SCALE-01', '@SEC-02'],
}, async ({ edged }) => {
  const { edge, shells } = edged;
  for (const [what, path, headers = {}] of PERSONAL) {
    const caches = [];
    for (let time = 0; time < 3; time += 1) caches.push((await ask(edge.origin + path, headers)).cache);
    expect(caches, what).not.toContain('hit');
  }

  await test.step('who a visitor is does not reach what is stored', async () => {
    const somebody = {
      token: 'the-token-of-asha',
      userid: '4711',
      authorization: 'Bearer the-token-of-asha',
      cookie: 'store-device=ashas-device; other=ashas-cookie',
      'x-store-bucket': '3',
      'x-looked-up': '1',
    };
    const call = '/api/v1/dynamic/dataoperation/get-categories-list?PageNo=1&PageSize=50';
    for (const path of ['/Cart', '/Checkout', '/Account', '/wishlist', '/Aboutus', call]) {
      const theirs = await ask(edge.origin + path, somebody);
      await untilStored(edge.origin + path);
      const stored = await ask(edge.origin + path);
      expect(stored.text, path).toBe(theirs.text);
      expect(stored.text, path).toBe((await ask((shells[1] ?? '') + path)).text);
      for (const headers of [theirs.headers, stored.headers])
        expect(JSON.stringify([...headers]), path).not.toMatch(/asha|set-cookie|xkey|cache-tag|s-maxage/);
      expect(stored.headers.get('x-request-id'), path).toBeNull();
    }
  });

  await test.step('what a POST answers is not stored, and a form is sent to the shell', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(`${edge.origin}/api/v1/dynamic/dataoperation/get-categories-list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requestParameters: { PageNo: 1, PageSize: 50 } }),
      });
      expect([answer.status, answer.headers.get('x-cache'), answer.headers.get('cache-control')]).toEqual([
        200,
        'miss',
        'no-store',
      ]);
    }
  });

  await test.step('languages, encodings and revalidation are kept apart', async () => {
    const texts = [];
    for (const path of ['/', '/ar']) {
      await untilStored(edge.origin + path);
      for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip']) {
        await untilStored(edge.origin + path, { 'accept-encoding': encoding });
        const answer = await ask(edge.origin + path, { 'accept-encoding': encoding });
        const sent = encoding === 'identity' ? null : encoding.includes('gzip') ? 'gzip' : 'br';
        expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([sent, 'accept-encoding']);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        texts.push(answer.text);
      }
      const etag = (await ask(edge.origin + path)).headers.get('etag') ?? '';
      expect(await ask(edge.origin + path, { 'if-none-match': etag })).toMatchObject({ status: 304, cache: 'hit' });
    }
    expect(new Set(texts).size).toBe(2);
    await untilStored(`${edge.origin}/Faqs`);
    expect((await ask(`${edge.origin}/Faqs?utm_source=mail&gclid=1`)).cache).toBe('hit');
  });

  await test.step('nobody else purges', async () => {
    const purge = (headers: Readonly<Record<string, string>>) =>
      fetch(edge.origin, { method: 'PURGE', headers: { xkey: 'all', ...headers } }).then(({ status }) => status);
    const authorization = `Bearer ${SECRET}`;
    expect(await purge({})).toBe(403);
    expect(await purge({ authorization: 'Bearer another' })).toBe(403);
    expect(await purge({ authorization, 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect((await ask(edge.origin)).cache).toBe('hit');
    expect(await purge({ authorization })).toBe(200);
    expect((await ask(edge.origin)).cache).toBe('miss');
  });
});

test('a preview is for the holder of its link alone', { tag: ['@SCALE-01', '@OPS-16'] }, async ({ edged }) => {
  const { edge, releases, store } = edged;
  await untilStored(`${edge.origin}/ProductListing`);
  const version = releases.copy('mfe-catalog');
  const release = path.join(releases.directoryOf('mfe-catalog'), 'dist', version, 'release.json');
  const content = contentOf(JSON.parse(readFileSync(release, 'utf8')) as Release);
  const origin = store.serviceOrigin('mfe-catalog');
  const expires = Date.now() + 600_000;
  const token = previewToken({ remote: 'mfe-catalog', version, content, origin, expires }, PREVIEW_KEY);
  const opened = await ask(`${edge.origin}/?preview=${token}`);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie).toContain('store-preview=');
  for (let time = 0; time < 3; time += 1) {
    const previewed = await ask(`${edge.origin}/ProductListing`, { cookie });
    expect([previewed.cache, previewed.headers.get('cache-control')]).toEqual(['miss', 'private, no-store']);
    expect(previewed.text).toContain(version);
    expect((await ask(`${edge.origin}/ProductListing`)).text).not.toContain(version);
  }
});

test('a release, a roll-back and a canary are at the edge as soon as at the shells, and buckets stay apart', {
  tag: ['@SCALE-01', '@OPS-05'],
}, async ({ edged }) => {
  const { edge, releases } = edged;
  const listing = `${edge.origin}/ProductListing`;
  const first = releases.firstVersion('mfe-catalog');
  const settled = async (version: string) => {
    await expect.poll(() => catalogueAt(listing), { intervals: [50] }).toBe(version.split('-')[0]);
    // Both shells have it, and no page of the one before comes back.
    await Promise.all(
      edged.shells.map((shell) =>
        expect.poll(() => catalogueAt(`${shell}/ProductListing`)).toBe(version.split('-')[0]),
      ),
    );
    await expect
      .poll(async () => [(await ask(listing)).cache, await catalogueAt(listing)])
      .toEqual(['hit', version.split('-')[0]]);
    for (let time = 0; time < 10; time += 1) expect(await catalogueAt(listing)).toBe(version.split('-')[0]);
  };
  await untilStored(listing);
  await settled(releases.shipCopy('mfe-catalog'));
  releases.goLive('mfe-catalog', first);
  await settled(first);

  const canary = releases.copy('mfe-catalog');
  releases.goCanary('mfe-catalog', canary, 50);
  const inBucket = (bucket: number) => ({ cookie: `store-bucket=${bucket}; other=1` });
  await Promise.all(
    edged.shells.map((shell) => expect.poll(() => catalogueAt(`${shell}/ProductListing`, inBucket(3))).toBe(canary)),
  );
  await expect.poll(() => catalogueAt(listing, inBucket(3)), { intervals: [50] }).toBe(canary);
  for (const bucket of [3, 49]) {
    for (let time = 0; time < 3; time += 1) {
      const { cache, headers, text } = await ask(listing, inBucket(bucket));
      expect([cache, headers.get('cache-control')]).toEqual(['miss', 'private, no-cache']);
      expect(text).toContain(`mfe-catalog/${canary}`);
    }
  }
  for (const bucket of [50, 99]) {
    await untilStored(listing, inBucket(bucket));
    expect(await catalogueAt(listing, inBucket(bucket))).toBe(first.split('-')[0]);
    expect((await ask(listing, inBucket(bucket))).headers.get('vary')).toBe('accept-encoding, cookie');
  }
  // Each new visitor draws a bucket, which no other gets.
  const drawn = [];
  for (let time = 0; time < 5; time += 1) drawn.push(await ask(listing));
  for (const { cache, headers } of drawn) {
    expect(cache).toBe('miss');
    expect(headers.get('set-cookie')).toMatch(/^store-bucket=\d{1,2};/);
  }
  releases.goLive('mfe-catalog', first);
  await expect.poll(async () => (await ask(listing)).headers.get('set-cookie')).toBeNull();
  await expect.poll(() => catalogueAt(listing, inBucket(3)), { intervals: [50] }).toBe(first.split('-')[0]);
  await untilStored(listing);
});

test('an edge that hangs is purged when it answers again, and the shells stay ready', { tag: ['@SCALE-01'] }, async ({
  edged,
}) => {
  const { edge, metrics, shells } = edged;
  const watched = await watchedProduct(edged);
  const lag = async () =>
    Math.max(
      ...(await Promise.all(
        metrics.map(async (at) =>
          Number(/shell_edge_purge_lag_seconds\{.*\} (\S+)/.exec(await (await fetch(at)).text())?.[1]),
        ),
      )),
    );
  for (const page of watched.pages) await untilStored(edge.origin + page);
  edge.signal('SIGSTOP');
  try {
    await setPrice(edged, watched, 74_447);
    await expect.poll(lag).toBeGreaterThan(1);
    for (const shell of shells) expect((await fetch(`${shell}/readyz`)).status).toBe(200);
  } finally {
    edge.signal('SIGCONT');
  }
  await untilShown(edged, watched, 74_447);
  await expect.poll(lag).toBe(0);
});

// The last one: it leaves no shell.
test('without any shell the store is still shown, and adding to the cart says what is wrong', {
  tag: ['@SCALE-01', '@SH-11'],
}, async ({ edged, page, context }) => {
  const { edge, database } = edged;
  const { pages } = await watchedProduct(edged);
  for (const each of pages) await untilStored(edge.origin + each);
  const shopper = new Shopper(page, 'en');
  await shopper.open(edge.origin + (pages[4] ?? ''));
  await shopper.hydrated();
  // Another visitor's: the edge has the cart's code from here on.
  await shopper.addToCart();
  // A purge before the end: what is stale is shown rather than nothing.
  await database.query(`update categories set intro = 'Never seen' where category_id = 1`);
  await edged.killShells();
  for (const each of pages) {
    const answer = await ask(edge.origin + each);
    expect([answer.status, answer.text.length > 50_000], each).toEqual([200, true]);
  }
  const unknown = await ask(`${edge.origin}/collections/never-asked-for`);
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await shopper.open(edge.origin + (pages[4] ?? ''));
  await shopper.hydrated();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart is unavailable right now.' })).toBeVisible();
});
