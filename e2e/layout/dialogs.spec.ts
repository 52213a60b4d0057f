import { WORDS } from '../shop-window/words.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { closeDialog, expectSoundDialog, NARROW, openDialog } from './support/dialogs.ts';

inBothLanguages((language) => {
  const texts = WORDS[language];

  test("the shop's dialogs dim the whole window, break no rule of accessibility, cut nothing, and their targets are large enough and free [SH-24]", {
    tag: ['@SH-24', '@SH-17'],
  }, async ({ page, shopper }) => {
    const main = page.getByRole('main');
    await page.setViewportSize(NARROW);
    await shopper.open('/ProductListing');

    await page.getByRole('banner').getByRole('button', { name: texts.menu }).click();
    await expectSoundDialog(page, 'menu');
    await openDialog(page).locator('nav button').first().click();
    await expectSoundDialog(page, 'category of the menu');
    await closeDialog(page);

    await page.getByRole('banner').getByRole('button', { name: texts.search, exact: true }).click();
    await openDialog(page).getByRole('combobox').fill('sofa');
    await expect(openDialog(page).getByRole('option').first()).toBeVisible();
    await expectSoundDialog(page, 'search');
    await closeDialog(page);

    const panels = main.getByRole('group').filter({ has: page.locator('[aria-haspopup="dialog"]') });
    await panels.getByRole('button', { name: texts.filter }).click();
    await expectSoundDialog(page, 'filters');
    await openDialog(page)
      .locator('details')
      .evaluateAll((groups) => {
        for (const group of groups) (group as HTMLDetailsElement).open = true;
      });
    await expectSoundDialog(page, 'unfolded filters');
    await closeDialog(page);
    await panels.getByRole('button', { name: texts.sort, exact: true }).click();
    await expectSoundDialog(page, 'orders');
    await closeDialog(page);

    await main.getByRole('button', { name: texts.quickView }).first().click();
    await expect(openDialog(page).getByRole('button', { name: shopper.texts.addToCart })).toBeVisible();
    await expectSoundDialog(page, 'quick view');
    await closeDialog(page);

    await shopper.open('/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal');
    await page.getByRole('button', { name: texts.enlarge }).click();
    await expectSoundDialog(page, 'large pictures');
  });
});
