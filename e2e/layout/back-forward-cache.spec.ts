import type { Page } from '@playwright/test';
import { VISITORS_ROUTES } from '../look/routes.ts';
import { BACK_FORWARD_CACHE } from '../store/browser.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';

// Real pictures: the browser does not cache a page whose requests are intercepted.
test.use({ ...BACK_FORWARD_CACHE, pictures: true });

/** Leaves for another document and comes back. @returns what kept the page from the cache; null when it came from there */
async function leaveAndReturn(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted }));
  });
  await page.goto('/robots.txt');
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
