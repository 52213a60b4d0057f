import type { Page, Route } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';
import { someProduct } from './support/sample-paths.ts';

/** A phone that shows the page long before its scripts arrive. */
class SlowPhone {
  private readonly page: Page;
  private readonly waiting: Route[] = [];
  private isBlocked = true;

  static async of(page: Page): Promise<SlowPhone> {
    await page.setViewportSize({ width: 360, height: 740 });
    const phone = new SlowPhone(page);
    await page.route('**/*.js', (route) => (phone.isBlocked ? void phone.waiting.push(route) : route.continue()));
    return phone;
  }

  private constructor(page: Page) {
    this.page = page;
  }

  /** Shows the server's page while its scripts are loading. */
  async sees(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' });
    await expect(this.page.getByRole('contentinfo')).toBeAttached();
  }

  async scriptsArrive(): Promise<void> {
    this.isBlocked = false;
    await Promise.all(this.waiting.splice(0).map((route) => route.continue()));
  }
}

const cart = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.cartItems ?? '[]') as { Quantity: number }[]).map((line) => line.Quantity),
  );

test('a tap on Add to Cart before hydration shows progress and adds one unit, however often repeated', {
  tag: ['@PERF-02', '@CART-06'],
}, async ({ page, request }) => {
  const phone = await SlowPhone.of(page);
  await phone.sees(await someProduct(request));
  const button = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.5');
  await button.click();
  await button.click();
  await phone.scriptsArrive();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await cart(page)).toEqual([1]);
});

test('a tap on the menu before hydration opens it', { tag: ['@PERF-02'] }, async ({ page }) => {
  const phone = await SlowPhone.of(page);
  await phone.sees('/ProductListing');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await phone.scriptsArrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test("a tap on Quick view in another team's region, which comes to life after the page, opens the product", {
  tag: ['@PERF-02', '@HOME-07'],
}, async ({ page }) => {
  const phone = await SlowPhone.of(page);
  await phone.sees('/');
  await page
    .getByRole('region', { name: 'Popular right now' })
    .getByRole('button', { name: 'Quick view' })
    .first()
    .click();
  await phone.scriptsArrive();
  await expect(page.getByRole('dialog', { name: /^Quick view/ })).toBeVisible();
});

test('taps are given in their order', { tag: ['@PERF-02'] }, async ({ page }) => {
  const phone = await SlowPhone.of(page);
  await phone.sees('/ProductListing');
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wish list/i });
  await heart.click();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await phone.scriptsArrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage['store:wishList'] ?? '[]'))).toHaveLength(1);
});

test('links and the search work natively before hydration', { tag: ['@PERF-02'] }, async ({ page }) => {
  const phone = await SlowPhone.of(page);
  await phone.sees('/ProductListing');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/collections\/[^/]+\/[^/]+$/);
});

test('a tick of a filter before hydration shows at once, stays, and takes effect', {
  tag: ['@PERF-02', '@CAT-03'],
}, async ({ page }) => {
  const phone = await SlowPhone.of(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await phone.sees('/ProductListing');
  const type = page.getByRole('group', { name: 'Type' }).getByRole('checkbox').first();
  await type.check();
  await type.evaluate((box: HTMLInputElement & { unticked?: boolean }) => {
    const look = () => {
      box.unticked ||= !box.checked;
      requestAnimationFrame(look);
    };
    look();
  });
  await phone.scriptsArrive();
  await expect(page).toHaveURL(/[?&]type=\d+$/);
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toBeVisible();
  expect(await type.evaluate((box: HTMLInputElement & { unticked?: boolean }) => box.unticked)).toBe(false);
});

test('a tap that could not be given for ten seconds is dropped, and the shopper reads that', {
  tag: ['@PERF-02'],
}, async ({ page }) => {
  await page.clock.install();
  const phone = await SlowPhone.of(page);
  await phone.sees('/ProductListing');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.clock.fastForward(10_001);
  await phone.scriptsArrive();
  await page.clock.runFor(3000);
  await expect(page.locator('#store')).not.toHaveAttribute('inert');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('The page was not ready for what you pressed.')).toBeVisible();
});

test('Add to Cart and the wish list are done however late their code is, each once, and said', {
  tag: ['@PERF-02', '@CART-06', '@CAT-31'],
}, async ({ page, request }) => {
  await page.clock.install();
  const phone = await SlowPhone.of(page);
  await phone.sees(await someProduct(request));
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /to your wish list/ })
    .first();
  await heart.click();
  await page.clock.fastForward(30_000);
  await phone.scriptsArrive();
  await page.clock.runFor(3000);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => cart(page)).toEqual([1]);
  expect(await page.evaluate(() => JSON.parse(localStorage['store:wishList'] ?? '[]'))).toHaveLength(1);
});
