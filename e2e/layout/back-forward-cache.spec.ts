import type { Page } from '@playwright/test';
import pg from 'pg';
import { VISITORS_ROUTES } from '../look/routes.ts';
import { BACK_FORWARD_CACHE } from '../store/browser.ts';
import { startComposedStore } from '../store/composed-store.ts';
import { freshDataFolder } from '../store/data-folders.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { withDatabase } from '../store/with-database.ts';

// Real pictures: the browser does not cache a page whose requests are intercepted.
test.use({ ...BACK_FORWARD_CACHE, pictures: true });

/** Leaves for another document and comes back. @returns what kept the page from the cache; null when it came from there */
async function leaveAndReturn(page: Page, meanwhile = async () => {}): Promise<unknown> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted }));
  });
  await page.goto('/robots.txt');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if ('restored' in window && window.restored) return null;
    const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly notRestoredReasons?: { toJSON(): unknown };
    })[];
    return arrival?.notRestoredReasons?.toJSON() ?? 'no reason given';
  });
}

/** Browsers store no page that is not there. */
const STORABLE = VISITORS_ROUTES.filter(({ name }) => name !== 'not-found');

test('Back to each kind of page comes from the browser, without a load', { tag: ['@SH-19'] }, async ({ context }) => {
  for (const { name, path } of STORABLE) {
    const page = await context.newPage();
    const shopper = new Shopper(page, 'en');
    await shopper.open(path);
    await shopper.idle();
    expect.soft(await leaveAndReturn(page), name).toBeNull();
    await page.close();
  }
});

// Story: the new data waited for the first touch, since parts of the page had not been hydrated yet.
test('what changed meanwhile is on the page that Back brings, before anybody touches it', {
  tag: ['@SH-19'],
}, async ({ page }) => {
  await withDatabase(async (databaseUrl) => {
    const store = await startComposedStore({ folder: freshDataFolder(), databaseUrl });
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    try {
      const { rows } = await database.query(
        `select product_id as id, '/collections/' || categories.slug as listing, products.slug
         from products join categories on category_id = main_category_id
         where is_published and stock_quantity > 3 order by created_at desc, product_id desc limit 1`,
      );
      const { id, listing, slug } = rows[0] as { id: number; listing: string; slug: string };
      for (const path of [`${listing}/${slug}`, listing]) {
        const name = `Renamed while ${path} was left`;
        await page.goto(store.origin + path);
        await new Shopper(page, 'en').idle();
        const rename = async () => {
          await database.query('update products set name = $1 where product_id = $2', [name, id]);
        };
        expect(await leaveAndReturn(page, rename), path).toBeNull();
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
    } finally {
      await database.end();
      await store.stop();
    }
  });
});
