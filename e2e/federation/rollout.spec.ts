import type { Page } from '@playwright/test';
import type { Edit } from '../store/releases.ts';
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

test('a remote at a new version reaches new visits, from the server and in the browser, while the shell runs on', {
  tag: ['@OPS-01', '@OPS-02', '@OPS-03'],
}, async ({ shopper, page, request, releases, composition, store }) => {
  const html = async () => (await request.get('/ProductListing')).text();
  const shell = store.processOf('shell');
  expect(await html()).toMatch(/<h1[^>]*>All Furniture/);

  const version = await releases.ship('mfe-catalog', renamed);
  await composition.expectVersion('mfe-catalog', version);

  expect(await html()).toMatch(new RegExp(`<h1[^>]*>${NEW_HEADING}`));
  await shopper.open('/ProductListing');
  await expect(shopper.heading(NEW_HEADING)).toBeVisible();
  await expectCatalogAt(page, version);
  await shopper.open('/');
  await openAllFurniture(page);
  await expect(shopper.heading(NEW_HEADING)).toBeVisible();
  expect(store.processOf('shell')).toBe(shell);
});

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

  test('an open page keeps its version while a new one is live, when its container is removed and after the shell restarted', {
    tag: ['@OPS-03'],
  }, async ({ shopper, page, request, releases, composition, store }) => {
    const first = releases.firstVersion('mfe-catalog');
    await shopper.open('/');
    const version = await releases.ship('mfe-catalog', renamed);
    await composition.expectVersion('mfe-catalog', version);
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

    expect(await (await request.get('/ProductListing')).text()).toContain(NEW_HEADING);
  });
});
