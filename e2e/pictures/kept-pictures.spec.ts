import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { awaitFonts, openWhole } from './settled-page.ts';

/** Promo strip, logo, search and menu. CSS pixels. */
const ABOVE_THE_PAGE = { x: 0, y: 0, width: PHONE.width, height: 200 };

test.use({
  pristine: true,
  viewport: PHONE,
  // Half the size is a quarter of the bytes; what moves is seen as well.
  deviceScaleFactor: 0.5,
});
test.beforeEach(({ page }) => awaitFonts(page));

inBothLanguages((language) => {
  test('header, footer and search look as in their stored pictures', async ({ page, shopper }) => {
    await openWhole(shopper, '/Faqs');
    await expect(page).toHaveScreenshot(`layout-header-${language}.png`, { clip: ABOVE_THE_PAGE });
    await expect(page.getByRole('contentinfo')).toHaveScreenshot(`layout-footer-${language}.png`);
    await page.setViewportSize(DESK);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('searchbox').click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('teal');
    await expect(page.getByRole('option').filter({ hasText: '₹' }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveScreenshot(`fragment-search-${language}.png`);
  });
});
