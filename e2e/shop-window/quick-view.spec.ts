import type { Page } from '@playwright/test';
import { productsInStock, stockOf } from '../store/api-questions.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';

const LIST = '/collections/fabric-sofas';
const QUICK_VIEW = /^Quick view: /;

/** The button of a product with two units in stock: other journeys of this worker buy here too. */
async function openerIn(page: Page) {
  const listed = (await productsInStock(page.request)).filter(({ CategorySlug }) => LIST.endsWith(`/${CategorySlug}`));
  const stocks = await Promise.all(listed.map(({ ProductId }) => stockOf(page.request, ProductId)));
  const slug = listed.find((_, at) => (stocks[at] ?? 0) >= 2)?.Slug;
  return page
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="/${slug}"]`) })
    .getByRole('button', { name: QUICK_VIEW });
}

/** Opens the quick view of a product by keyboard. */
async function open(shopper: Shopper) {
  await shopper.open(LIST);
  const opener = await openerIn(shopper.page);
  await opener.focus();
  await shopper.page.keyboard.press('Enter');
  const dialog = shopper.page.getByRole('dialog', { name: QUICK_VIEW });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  return { dialog, opener };
}

test('it shows the product over the list by keyboard, closes where it was opened, and leads on to the full details', {
  tag: ['@HOME-07', '@SH-17'],
}, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { dialog, opener } = await open(shopper);
  const heading = dialog.getByRole('heading', { level: 2 });
  const name = await heading.innerText();
  await expect(dialog.getByText('Rs. ').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: shopper.texts.addToCart })).toBeInViewport();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(shopper.focusedBehind()).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await shopper.expectPath(LIST);
  await page.keyboard.press('Enter');
  await expect(heading).toBeVisible();
  await dialog.getByRole('link', { name: 'See full details' }).click();
  await expect(shopper.heading(name)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is bought in it goes to the cart', { tag: ['@HOME-07', '@CAT-15'] }, async ({ page, shopper }) => {
  const { dialog } = await open(shopper);
  await dialog.getByRole('button', { name: shopper.texts.increase }).click();
  await expect(dialog.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await dialog.getByRole('button', { name: shopper.texts.addToCart }).click();
  const toast = page.getByText(shopper.texts.added).first();
  await expect(toast).toBeVisible();
  // Above the dialog, not behind its backdrop; repeated, since the toast slides in.
  await expect
    .poll(async () => {
      const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
      return page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent ?? '', [x + 4, y + 4] as const);
    })
    .toContain(shopper.texts.added);
  await shopper.expectPath('/Cart');
  expect(await shopper.stored('cartItems')).toMatchObject([{ Quantity: 2 }]);
});
