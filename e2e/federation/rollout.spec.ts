import type { Page } from '@playwright/test';
import type { Edit } from '../store/releases.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from './support/federation-test.ts';
import { readiness } from './support/team-pages.ts';

const NEW_HEADING = 'Every piece we make';
const renamed: Edit = {
  file: 'src/listing/words.ts',
  replace: "allProducts: 'All Furniture'",
  by: `allProducts: '${NEW_HEADING}'`,
};

const openAllFurniture = (page: Page) => page.getByRole('link', { name: 'Browse all furniture' }).click();
const expectCatalogAt = (page: Page, version: string) =>
  expect(page.locator('[data-remote="mfe-catalog"]')).toHaveAttribute('data-version', version);

test('other content under a known version is refused loudly, and documents name only files that are served', {
  tag: ['@OPS-13', '@OPS-14'],
}, async ({ request, releases, composition, logged }) => {
  const version = releases.shipCopy('mfe-catalog');
  await composition.expectVersion('mfe-catalog', version);
  await releases.rebuild('mfe-catalog', version, renamed);
  await expect.poll(() => readiness(request)).toBe(`degraded: mfe-catalog ${version} is refused`);
  expect(logged.some((line) => line.includes(`${version} was published before with other content`))).toBe(true);

  const html = await (await request.get('/ProductListing')).text();
  expect(html).toMatch(/<h1[^>]*>All Furniture/);
  const files = new Set(Array.from(html.matchAll(/"(\/(?:remotes|assets)\/[^"]+)"/g), ([, file = '']) => file));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) expect([file, (await request.get(file)).status()]).toEqual([file, 200]);

  releases.goLive('mfe-catalog', releases.firstVersion('mfe-catalog'));
  await expect.poll(() => readiness(request)).toBe('ready');
});

test.describe('with the shell stopped for a moment', () => {
  // Prefetches of the open page fail in between: no shell answers, or one that is shutting down.
  test.use({ allowedComplaints: [/net::ERR_CONNECTION_REFUSED|status of 503/] });

  test('a new version reaches new visits while the shell runs on; an open page keeps its own, when its container is removed and after the shell restarted', {
    tag: ['@OPS-01', '@OPS-02', '@OPS-03'],
  }, async ({ shopper, page, context, request, releases, composition, store }) => {
    const html = async () => (await request.get('/ProductListing')).text();
    const first = releases.firstVersion('mfe-catalog');
    const shell = store.processOf('shell');
    expect(await html()).toMatch(/<h1[^>]*>All Furniture/);
    await shopper.open('/');
    const version = await releases.ship('mfe-catalog', renamed);
    await composition.expectVersion('mfe-catalog', version);

    await test.step('new visits get it from the server and in the browser', async () => {
      expect(await html()).toMatch(new RegExp(`<h1[^>]*>${NEW_HEADING}`));
      const next = await context.newPage();
      const visitor = new Shopper(next, 'en');
      await visitor.open('/ProductListing');
      await expect(visitor.heading(NEW_HEADING)).toBeVisible();
      await expectCatalogAt(next, version);
      await visitor.open('/');
      await openAllFurniture(next);
      await expect(visitor.heading(NEW_HEADING)).toBeVisible();
      expect(store.processOf('shell')).toBe(shell);
      await next.close();
    });

    await test.step('the open page keeps its own', async () => {
      await openAllFurniture(page);
      await expect(shopper.heading('All Furniture')).toBeVisible();
      await expectCatalogAt(page, first);

      await store.stopService('mfe-catalog');
      await store.stopService('shell');
      await store.startService('shell');
      await shopper.openFirstInStock();
      await expectCatalogAt(page, first);
      await shopper.addToCart();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      expect(await html()).toContain(NEW_HEADING);
    });
  });
});
