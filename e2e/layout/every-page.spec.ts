import type { Page } from '@playwright/test';
import { VISITORS_ROUTES } from '../look/routes.ts';
import { awaitFonts, openWhole } from '../pictures/settled-page.ts';
import { TEXTS } from '../store/shop-texts.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { expectAccessible } from '../store/violations.ts';
import { expectArabic } from './support/arabic.ts';
import { withDisclosuresOpen } from './support/disclosures.ts';
import { expectReadable } from './support/readable.ts';
import { translate } from './support/translate.ts';

test.use({
  pristine: true,
  viewport: PHONE,
  // Half the size is a quarter of the bytes; what moves is seen as well.
  deviceScaleFactor: 0.5,
  // One route is unknown.
  allowedComplaints: [/status of 404/],
});
test.beforeEach(async ({ page }) => {
  await awaitFonts(page);
  await page.addInitScript(forgetPageBefore);
});

const PAGES_OF_A_VISIT = 9;
const visits = Array.from({ length: Math.ceil(VISITORS_ROUTES.length / PAGES_OF_A_VISIT) }, (_, visit) =>
  VISITORS_ROUTES.slice(visit * PAGES_OF_A_VISIT, (visit + 1) * PAGES_OF_A_VISIT),
);

// Each page is loaded once for all that is asked of it, by a browser that has the scripts of the page before.
inBothLanguages((language) => {
  for (const routes of visits) {
    test(`each looks as in its stored picture, breaks no rule, and cuts or covers nothing in narrow windows, at 200 % text and on paper: ${routes.map(({ name }) => name).join(', ')} [SH-24]`, {
      tag: ['@SH-24', '@SH-16', '@SH-17', language === 'ar' ? '@SH-21' : '@SH-27'],
    }, async ({ page, shopper }) => {
      for (const { name, path } of routes) {
        await test.step(name, async () => {
          await openWhole(shopper, path);
          await expect.soft(page.getByRole('main')).toHaveScreenshot(`page-${name}-${language}.png`);
          await withDisclosuresOpen(page, () =>
            expectAccessible(page, name, language === 'en' ? [PHONE, DESK] : [PHONE]),
          );
          await expectReadable(page, name);
          if (language === 'ar') await expectArabic(page, name);
          else await expectAliveWhenTranslated(page);
          await page.setViewportSize(PHONE);
        });
      }
    });
  }
});

/*
 * Much of India reads shops through the browser's translation, which replaces text nodes that React holds: a change of
 * language left a blank page.
 */
async function expectAliveWhenTranslated(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await translate(page);
  await header.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  await header.locator('a[href="/ar/Cart"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.ar.cartTitle })).toBeVisible();
}

/** What it stored, but the answer to the consent question. */
function forgetPageBefore(): void {
  for (const key of Object.keys(localStorage)) if (key !== 'store:consent') localStorage.removeItem(key);
  sessionStorage.clear();
}
