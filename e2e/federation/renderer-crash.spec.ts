import type { Edit } from '../store/releases.ts';
import { expect, test } from './support/federation-test.ts';
import { readiness } from './support/team-pages.ts';
import { Visitor } from './support/visitor.ts';

/** A listing that fails on the server for certain search terms, like a defect in a team's code. */
const treacherous = (title: string): Edit => ({
  file: 'src/listing/page.tsx',
  replace: 'load: async (context) =>',
  // Each test's is another release: one that was rolled back stays out.
  by: `load: async (context) => (() => {
    void ${JSON.stringify(title)};
    const term = typeof window === 'undefined' && context.url.searchParams.get('SearchTerm');
    if (term === 'crash') setTimeout(() => { throw new Error('thrown where nothing catches it'); });
    if (term === 'loop') for (;;);
    if (term === 'fault') throw new Error('a defect');
  })() ??`,
});

/** Empty when the browser has to render the page. */
const markupIn = (html: string) => /<div id="store">(.*)<\/div><script id="boot"/s.exec(html)?.[1];

test.beforeEach(async ({ releases, composition }, { title }) => {
  await composition.expectVersion('mfe-catalog', await releases.ship('mfe-catalog', treacherous(title)));
});

test('a page whose renderer crashes is rendered by the browser, and the renderer is replaced', {
  tag: ['@SH-11'],
}, async ({ page, shopper, request, store }) => {
  const shell = store.processOf('shell');
  const visitor = new Visitor(page);
  await visitor.hasSomethingInTheCart();
  for (const _time of ['once', 'and again']) {
    const answer = await request.get('/ProductListing?SearchTerm=crash');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(markupIn(await answer.text())).toBe('');

    await expect.poll(async () => markupIn(await (await request.get('/Cart')).text())).toContain('<h1');
  }

  await shopper.open('/ProductListing?SearchTerm=crash');
  await expect(shopper.heading(/crash/)).toBeVisible();
  await visitor.expectCartIntact();
  expect(store.processOf('shell')).toBe(shell);
});

test('a renderer that is stuck in a loop is replaced too', { tag: ['@SH-11', '@OPS-10'] }, async ({ request }) => {
  const answer = await request.get('/ProductListing?SearchTerm=loop');
  // On a busy machine its time is over before two seconds of the processor are, and nothing tells it from one with too much to do (OPS-10).
  expect([200, 503]).toContain(answer.status());
  expect(markupIn(await answer.text())).toBe('');
  await expect.poll(async () => markupIn(await (await request.get('/Cart')).text())).toContain('<h1');
});

test.describe('with the browser noting the status', () => {
  test.use({ allowedComplaints: [/status of 500/] });

  test("a loader's fault answers 500 with a Retry that works without a reload, and its release is rolled back by itself, also for shells that start later", {
    tag: ['@SH-11', '@OPS-14'],
  }, async ({ page, shopper, request, store, releases, composition, logged }) => {
    const first = releases.firstVersion('mfe-catalog');
    const visitor = new Visitor(page);
    await visitor.hasSomethingInTheCart();
    await test.step('it answers 500 with a Retry', async () => {
      const answer = await page.goto('/ProductListing?SearchTerm=fault');
      expect(answer?.status()).toBe(500);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await shopper.hydrated();
      await expect(shopper.heading('Something went wrong on our side')).toBeVisible();
      await visitor.expectCartIntact();
      await visitor.withoutReload(async () => {
        await visitor.retry();
        await expect(shopper.heading(/fault/)).toBeVisible();
      });
    });

    await test.step('its release is rolled back by itself, also for shells that start later', async () => {
      const status = async () => (await request.get('/ProductListing?SearchTerm=fault')).status();
      await expect.poll(status).toBe(200);
      // The one of the test before may have been, too.
      const rolledBack = logged.findLast((line) => line.includes('release rolled back'));
      expect(rolledBack).toContain('"reason":"/ProductListing: Error: a defect at src/listing/page.tsx:');
      await composition.expectVersion('mfe-catalog', first);
      await expect.poll(() => readiness(request)).toMatch(/^degraded: mfe-catalog .* is refused$/);
      // An open page would still fetch, and complain.
      await page.close();

      await store.stopService('shell');
      await store.startService('shell');
      await composition.expectVersion('mfe-catalog', first);
      expect(await status()).toBe(200);
    });
  });
});
