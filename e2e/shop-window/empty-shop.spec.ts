import { test as base, expect } from '@playwright/test';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { EMPTY } from '../store/with-database.ts';
import { withStore } from '../store/with-store.ts';

const test = base.extend<object, { store: RunningStore }>({
  store: [
    ({ browser: _ }, use) => withStore({ apiEnvironment: { SEED: 'none' } }, use, EMPTY),
    { scope: 'worker', timeout: 240_000 },
  ],
});

const PERSONAL = ['/Cart', '/wishlist', '/Login', '/CreateAccount', '/ProductListing?SearchTerm=sofa&page=1'];

/** Every page that the sitemap names, and those that it leaves out, in both languages. */
async function everyPath(store: RunningStore): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${store.origin}/sitemap.xml`)).text();
  const named = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  return [...new Set([...named, ...PERSONAL, ...PERSONAL.map((path) => `/ar${path}`)])];
}

// A listing without products was a 500, the home page had no heading that could be seen.
test('every page of a shop without products is whole, narrow or wide [API-10]', async ({ page, store }) => {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const paths = await everyPath(store);
  expect(paths).toEqual(expect.arrayContaining(['/', '/ProductListing', '/Blog', '/Faqs', '/ar/Faqs']));
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 900 });
    const answer = await page.goto(store.origin + path);
    expect.soft(answer?.status(), path).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.locator('body'), path).not.toContainText(/undefined|NaN|\[object/);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} is wider than its window of ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(faults).toEqual([]);
});

test('its icon is the first letter of its name, not the drawing of the samples [API-10]', async ({ store }) => {
  const icon = await fetch(`${store.origin}/favicon.svg`);
  expect(icon.headers.get('content-type')).toContain('image/svg+xml');
  expect(await icon.text()).toMatch(/>F<\/text><\/svg>$/);
});

test('it says that products arrive soon, and tells its owner what to do next [API-10]', async ({ page, store }) => {
  await page.goto(store.origin);
  await expect(page.getByRole('heading', { name: 'Our first products arrive soon' })).toBeVisible();
  await expect(page.getByText('“An empty shop” in docs/operations.md says how to fill it')).toBeVisible();
  await page.goto(`${store.origin}/ar/ProductListing`);
  await expect(page.getByRole('heading', { name: 'تصل أولى قطعنا قريبًا' })).toBeVisible();
});
