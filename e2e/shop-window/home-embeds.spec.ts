import type { Page, Request } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';
import { awake } from './lower-home.ts';

/** A tile, a player: any origin but the store's. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mN8+vTpfwAJEgP7mDBnPwAAAABJRU5ErkJggg==',
  'base64',
);

function listenForOthers(page: Page): Request[] {
  const requests: Request[] = [];
  const own = (url: string) => new URL(url).origin === new URL(page.url()).origin || url.startsWith('data:');
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && !own(request.url())) requests.push(request);
  });
  return requests;
}

test.describe('what comes from elsewhere', () => {
  // The shell's tests cover the document's policy; this one replaces the answers of other origins.
  test.use({ bypassCSP: true });

  test('no request goes to another origin before a click; the film then plays in place', { tag: '@HOME-05' }, async ({
    page,
    shopper,
  }) => {
    await shopper.open('/');
    const others = listenForOthers(page);
    await awake(page);
    await shopper.scrollThrough();
    expect(others.map((request) => request.url())).toEqual([]);
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Playing</p>' }),
    );
    await page.getByRole('link', { name: /^Play the film/ }).click();
    await expect(page.frameLocator('main iframe').getByText('Playing')).toBeVisible();
    await expect(page.locator('main iframe')).toHaveAttribute('title', /\S/);
    await expect(page.locator('main iframe')).toHaveAttribute('sandbox', /allow-scripts/);
  });

  test("the drawn map cuts none of its places' names on a phone", { tag: '@HOME-06' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await awake(page);
    const map = page.getByRole('img', { name: /^Drawn map of our locations/ });
    const cut = await map.evaluate((map) => {
      const { left, right } = map.getBoundingClientRect();
      const isCut = (box: DOMRect) => box.left < left || box.right > right;
      return [...map.querySelectorAll('span')]
        .filter((part) => isCut(part.getBoundingClientRect()))
        .map(({ textContent }) => textContent);
    });
    expect(cut).toEqual([]);
  });

  test('a click opens the map, for keys as well', { tag: '@HOME-06' }, async ({ page }) => {
    await page.route(/tile\.openstreetmap/, (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
    await page.goto('/');
    await awake(page);
    const others = listenForOthers(page);
    const open = page.getByRole('button', { name: 'Open the map' });
    await open.focus();
    expect(others).toEqual([]);
    await page.keyboard.press('Enter');
    const map = page.getByRole('region', { name: 'Map of our locations' });
    await expect(map).toBeFocused();
    await expect(page.getByRole('img', { name: /^Drawn map of our locations/ })).toHaveCount(0);
    // Zoom 10, from the first tiles' addresses.
    expect(others.every((request) => /\/10\/\d+\/\d+\.png$/.test(request.url()))).toBe(true);
    // Two places in Jodhpur lie close together and form one mark.
    await expect(map.locator('[role="button"]').filter({ hasText: '2' }).first()).toBeVisible();
    await map.getByRole('button', { name: 'Zoom out' }).press('Enter');
    await expect.poll(() => others.some((request) => request.url().includes('/9/'))).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});
