import { VISITORS_ROUTES } from '../look/routes.ts';
import { awaitFonts, openWhole } from '../pictures/settled-page.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { expectAccessible } from '../store/violations.ts';
import { expectArabic } from './support/arabic.ts';
import { expectReadable } from './support/readable.ts';

test.use({
  pristine: true,
  viewport: PHONE,
  // Half the size is a quarter of the bytes; what moves is seen as well.
  deviceScaleFactor: 0.5,
  // One route is unknown.
  allowedComplaints: [/status of 404/],
});
test.beforeEach(({ page }) => awaitFonts(page));

// One visit for all that is asked of a page: loading it costs more than looking at it.
inBothLanguages((language) => {
  for (const { name, path } of VISITORS_ROUTES) {
    test(`the page ${name} looks as in its stored picture, breaks no rule, and cuts or covers nothing in narrow windows, at 200 % text and on paper [SH-24]`, {
      tag: ['@SH-24', '@SH-16', '@SH-17', ...(language === 'ar' ? ['@SH-21'] : [])],
    }, async ({ page, shopper }) => {
      await openWhole(shopper, path);
      await expect.soft(page.getByRole('main')).toHaveScreenshot(`page-${name}-${language}.png`);
      await expectAccessible(page, name, language === 'en' ? [PHONE, DESK] : [PHONE]);
      await expectReadable(page, name);
      if (language === 'ar') await expectArabic(page, name);
    });
  }
});
