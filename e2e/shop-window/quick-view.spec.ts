import type { Page } from '@playwright/test';
import { productsInStock } from '../store/api-questions.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';
import { PRODUCT_WORDS } from './product-words.ts';
import { LANGUAGES } from './shell-words.ts';

const LIST = '/collections/fabric-sofas';

/** What has the focus though a dialog covers it. */
const behind = (page: Page) => page.locator(':is(header, main, footer) :focus');

/** The button of a product that can still be bought: other journeys of this worker buy here too. */
async function openerIn(page: Page, language: 'en' | 'ar') {
  const inStock = await productsInStock(page.request);
  const slug = inStock.find(({ CategorySlug }) => LIST.endsWith(`/${CategorySlug}`))?.Slug;
  return page
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="/${slug}"]`) })
    .getByRole('button', { name: PRODUCT_WORDS[language].quickView });
}

for (const language of LANGUAGES) {
  const says = PRODUCT_WORDS[language];
  const open = async ({ page, shopper, arabicShopper }: { page: Page; shopper: Shopper; arabicShopper: Shopper }) => {
    const person = language === 'en' ? shopper : arabicShopper;
    await person.open(LIST);
    const opener = await openerIn(page, language);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: says.quickView });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    return { person, dialog, opener };
  };

  test.describe(`in ${language}`, () => {
    for (const width of [360, 1440]) {
      test(`at ${width} px it shows the product over the list by keyboard, breaks no rule, and closes where it was opened`, {
        tag: ['@HOME-07', '@SH-17'],
      }, async ({ page, shopper, arabicShopper }) => {
        await page.setViewportSize({ width, height: 740 });
        const { person, dialog, opener } = await open({ page, shopper, arabicShopper });
        await expect(dialog.getByText('Rs. ').first()).toBeVisible();
        await expect(dialog.getByRole('button', { name: person.says.addToCart })).toBeInViewport();
        expect(await violations(page)).toEqual([]);
        for (let stop = 0; stop < 12; stop += 1) {
          await page.keyboard.press('Tab');
          await expect(behind(page)).toHaveCount(0);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await person.expectPath(LIST);
      });
    }

    test('what is bought in it goes to the cart', { tag: ['@HOME-07', '@CAT-15'] }, async ({
      page,
      shopper,
      arabicShopper,
    }) => {
      const { person, dialog } = await open({ page, shopper, arabicShopper });
      await dialog.getByRole('button', { name: person.says.increase }).click();
      await dialog.getByRole('button', { name: person.says.addToCart }).click();
      const toast = page.getByText(person.says.added).first();
      await expect(toast).toBeVisible();
      // Above the dialog, not behind its backdrop; asked again, since it slides in.
      await expect
        .poll(async () => {
          const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
          return page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent ?? '', [x + 4, y + 4] as const);
        })
        .toContain(person.says.added);
      await person.expectPath('/Cart');
      expect(await person.stored('cartItems')).toMatchObject([{ Quantity: 2 }]);
    });

    test('it leads on to the full details', { tag: '@HOME-07' }, async ({ page, shopper, arabicShopper }) => {
      const { person, dialog } = await open({ page, shopper, arabicShopper });
      const name = await dialog.getByRole('heading', { level: 2 }).innerText();
      await dialog.getByRole('link', { name: says.fullDetails }).click();
      await expect(person.heading(name)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test.describe('while the API is away', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  test("it says 'Product details not available', and Retry brings the product", { tag: '@HOME-07' }, async ({
    page,
    shopper,
  }) => {
    await shopper.open(LIST);
    await page.route('**/get-product_detail', (route) => route.abort());
    await (await openerIn(page, 'en')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(PRODUCT_WORDS.en.notAvailable)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/get-product_detail');
    await dialog.getByRole('button', { name: PRODUCT_WORDS.en.retry }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  });
});
