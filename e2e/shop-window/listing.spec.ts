import type { Locator, Page } from '@playwright/test';
import { somebody } from '../store/person.ts';
import type { ShopLanguage } from '../store/shop-texts.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { PHONE } from '../store/viewports.ts';
import { violations } from '../store/violations.ts';
import { WORDS } from './words.ts';

/** The count in an option's text 'Fabric (9)'. */
async function promised(option: Locator): Promise<number> {
  const text = await option.locator('xpath=..').innerText();
  return Number(/\((\d+)\)/.exec(text)?.[1]);
}

const railOf = (page: Page, language: ShopLanguage) =>
  page.getByRole('complementary', { name: WORDS[language].filters });

/** Opens the group of the materials, which is folded at first. */
async function unfold(filters: Locator): Promise<void> {
  if (await filters.getByRole('group', { name: 'Material' }).isVisible()) return;
  await filters.getByText('Material', { exact: true }).click();
}

test.describe('a listing', () => {
  const rail = (page: Page) => railOf(page, 'en');
  const option = (page: Page, name: RegExp) =>
    rail(page).getByRole('group', { name: 'Material' }).getByRole('checkbox', { name });

  test('keeps in the URL what was chosen: chips, reload and Back tell the same', {
    tag: ['@CAT-02', '@CAT-03', '@CAT-05', '@SH-16'],
  }, async ({ shopper, page }) => {
    await shopper.open('/collections/sofas');
    await unfold(rail(page));
    const fabric = option(page, /^Fabric/);
    const count = await promised(fabric);
    await fabric.check();
    await expect(page).toHaveURL(/material=\d+$/);
    await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove filter: Fabric' })).toBeVisible();
    await expect(fabric).toBeFocused();

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
    await expect(page).toHaveURL(/sort=price-ascending&material=\d+$/);
    await shopper.reload();
    await expect(fabric).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-ascending');

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/collections\/sofas$/);
    await expect(page.getByRole('link', { name: 'Remove filter: Fabric' })).toHaveCount(0);
    // Back folds the group, which may come after a click of this test.
    await expect(async () => {
      await unfold(rail(page));
      await expect(fabric).not.toBeChecked({ timeout: 1000 });
    }).toPass();
  });

  test('comes back to where it was left when the shopper returns from a product', {
    tag: ['@CAT-02'],
  }, async ({ shopper, page }) => {
    for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
      await page.setViewportSize(viewport);
      await shopper.open('/ProductListing?page=2&sort=price-ascending');
      const card = shopper.productCards().nth(7);
      await card.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 150));
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(300);
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/collections\/[^/]+\/[^/]+$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
    }
  });

  test('has its filters and orders within the reach of a thumb on a phone', {
    tag: ['@CAT-03', '@CAT-06', '@SH-16'],
  }, async ({ shopper, page }) => {
    await page.setViewportSize(PHONE);
    await shopper.open('/collections/sofas');
    const filter = page.getByRole('button', { name: /^Filter/ });
    await expect(filter).toBeInViewport({ ratio: 1 });
    await filter.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await unfold(drawer);
    const fabric = drawer.getByRole('checkbox', { name: /^Fabric/ });
    const count = await promised(fabric);
    await fabric.check();
    await drawer.getByRole('button', { name: `Show ${count} products` }).click();
    await expect(drawer).toHaveCount(0);
    await expect(filter).toBeFocused();
    await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sort by' }).getByRole('link', { name: 'Price, low to high' }).click();
    await expect(page).toHaveURL(/sort=price-ascending/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a form of filters, a form of orders and links', {
      tag: ['@CAT-03', '@CAT-06', '@CAT-08', '@PERF-01'],
    }, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/ProductListing');
      await expect(page.getByRole('article')).toHaveCount(10);
      await unfold(rail(page));
      await option(page, /^Fabric/).check();
      await option(page, /^Sheesham/).check();
      await rail(page).getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/[?]material=\d+,\d+$/);
      await expect(option(page, /^Fabric/)).toBeChecked();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-ascending');
      await page.getByRole('main').getByRole('button', { name: 'Sort', exact: true }).click();
      await expect(page).toHaveURL(/material=\d+%2C\d+&sort=price-ascending$/);
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/page=2&sort=price-ascending&material=\d+,\d+$/);
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL(/[?]sort=price-ascending$/);
    });
  });
});

inBothLanguages((language) => {
  const texts = WORDS[language];

  test('has a price slider that keys move, mirrored with the language', {
    tag: ['@CAT-04', '@SH-16'],
  }, async ({ shopper, page }) => {
    await shopper.open('/ProductListing');
    const low = railOf(page, language).getByRole('slider', { name: texts.lowest });
    const high = railOf(page, language).getByRole('slider', { name: texts.highest });
    // Before hydration, keys move the browser's own slider.
    const isHydrated = () => low.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps$')));
    await low.focus();
    await expect.poll(isHydrated).toBe(true);
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect(low).toHaveValue('1');
    await page.keyboard.press('End');
    await expect(low).toHaveValue('47994');
    await page.keyboard.press('Home');
    await expect(low).toHaveValue('0');
    await page.keyboard.press('PageUp');
    await expect(low).toHaveValue('4800');
    await expect(page).toHaveURL(/[?]min=4800$/);
    await expect(
      page.getByRole('link', { name: texts.remove(language === 'en' ? '₹4,800 and above' : '₹4,800 فأكثر') }),
    ).toBeVisible();

    await expect(railOf(page, language).locator('form')).toHaveAttribute('aria-busy', 'false');

    // Swiped from the far end towards the middle.
    await expect(async () => {
      const track = await high.boundingBox();
      if (!track) throw new Error('no slider to be seen');
      const edge = language === 'en' ? track.x + track.width - 12 : track.x + 12;
      const level = track.y + track.height / 2;
      await page.mouse.move(edge, level);
      await page.mouse.down();
      await page.mouse.move(track.x + track.width / 2, level, { steps: 6 });
      await page.mouse.up();
      // The list that comes for the first filter may still move the slider.
      await expect(page).toHaveURL(/min=4800&max=2[34]\d{3}$/, { timeout: 3000 });
    }).toPass();
  });
});

test('breaks no accessibility rule with its filters set, nor with nothing to show', { tag: ['@SH-17'] }, async ({
  shopper,
  page,
}) => {
  const texts = WORDS.en;
  await shopper.open('/collections/sofas?colour=1&min=5000');
  await railOf(page, 'en').getByRole('slider', { name: texts.lowest }).focus();
  await page.getByRole('heading', { name: texts.bestPrices }).click();
  expect.soft(await violations(page), 'filtered').toEqual([]);
  await shopper.open('/ProductListing?min=999998');
  await expect(page.getByRole('heading', { name: texts.nothing })).toBeVisible();
  expect.soft(await violations(page), 'empty').toEqual([]);
});

test.describe('before the filters are live', { tag: ['@CAT-03', '@CAT-04'] }, () => {
  /** Keeps the filters' code, which a use of the page asks for, until it is released. */
  async function openWithoutFilters(page: Page) {
    const released = Promise.withResolvers<void>();
    let isAskedFor = false;
    await page.route(/filters\.js/, async (route) => {
      isAskedFor = true;
      await released.promise;
      await route.continue();
    });
    // What is kept back may keep the load event back as well.
    await page.goto('/collections/sofas', { waitUntil: 'domcontentloaded' });
    const looksAround = async () => {
      await page.mouse.move(100 * Math.random(), 100);
      return isAskedFor;
    };
    await expect.poll(looksAround).toBe(true);
    return released.resolve;
  }

  test('what is ticked before any code is there counts once it is', async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route(/main\.\w+\.js/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/collections/sofas', { waitUntil: 'commit' });
    const rail = page.getByRole('complementary', { name: 'Filters' });
    await unfold(rail);
    await rail
      .getByRole('group', { name: 'Material' })
      .getByRole('checkbox', { name: /^Fabric/ })
      .click();
    released.resolve();
    await expect(page).toHaveURL(/[?]material=\d+$/);
  });

  test('what is ticked and typed counts once they are', async ({ page }) => {
    const release = await openWithoutFilters(page);
    const rail = page.getByRole('complementary', { name: 'Filters' });
    const group = rail.getByRole('group', { name: 'Material' });
    await rail.getByRole('spinbutton', { name: 'Maximum price' }).fill('60000');
    await unfold(rail);
    await group.getByRole('checkbox', { name: /^Fabric/ }).click();
    await group.getByRole('checkbox', { name: /^Leatherette/ }).click();
    release();
    await expect(page).toHaveURL(/[?]material=\d+,\d+&max=60000$/);
    await expect(group.getByRole('checkbox', { name: /^Leatherette/ })).toBeChecked();
  });

  // Story: 300 of 30000 had been typed as the code came; the range 20000 to 300 made no sense, and both fields were empty.
  test('a price that is still being typed stays, and counts when its field is left', async ({ page }) => {
    const release = await openWithoutFilters(page);
    const lowest = page.getByRole('spinbutton', { name: 'Minimum price' });
    const highest = page.getByRole('spinbutton', { name: 'Maximum price' });
    await lowest.pressSequentially('20000');
    await highest.pressSequentially('300');
    release();
    const isLive = () => highest.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps$')));
    await expect.poll(isLive).toBe(true);
    await page.keyboard.type('00');
    await expect(lowest).toHaveValue('20000');
    await expect(highest).toHaveValue('30000');
    await expect(page).toHaveURL(/\/sofas$/);
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/[?]min=20000&max=30000$/);
  });
});

test("a visitor's wishes are merged into the account at login, and go with the person at logout", {
  tag: ['@CAT-24', '@ACC-15'],
}, async ({ shopper, page }) => {
  const wishes = () => page.evaluate(() => JSON.parse(localStorage.getItem('store:wishList') ?? '[]') as number[]);
  const person = somebody();
  await shopper.open('/collections/sofas');
  const card = shopper.productCards().first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Add .* to your wish list$/ }).click();
  await shopper.open('/CreateAccount');
  await shopper.signUp(person);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('store:wishListSynced'))).not.toBeNull();
  expect(await wishes()).toHaveLength(1);

  // As on another device: not where the store runs, whose synchronisation would write one of the two again.
  await page.route('/an-empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/an-empty-page');
  await page.evaluate(() => {
    localStorage.removeItem('store:wishList');
    localStorage.removeItem('store:wishListSynced');
  });
  await shopper.open('/wishlist');
  await expect(shopper.productCards().getByRole('heading', { name })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await shopper.expectPath('/Login');
  await expect.poll(wishes).toEqual([]);
  await shopper.logIn(person);
  await shopper.expectPath('/profile');
  await shopper.open('/wishlist');
  await expect(shopper.productCards().getByRole('heading', { name })).toBeVisible();
});
