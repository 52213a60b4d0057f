import { expect, inBothLanguages, test } from '../store/store-test.ts';

/** In the words of the store. */
const TEXTS = {
  en: { offline: /^You are offline\./, title: 'You are offline' },
  ar: { offline: /^أنت غير متصل بالإنترنت\./, title: 'أنت غير متصل بالإنترنت' },
} as const;

// Chromium complains of every request that fails.
test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

inBothLanguages((language) => {
  test('offline says offline, opens what was seen, and other pages come with the connection [SH-24]', {
    tag: ['@SH-24', '@SH-12'],
  }, async ({ page, shopper, context }) => {
    const texts = TEXTS[language];
    await shopper.open('/Faqs');
    await shopper.idle();
    const questions = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('contentinfo').locator('a[href$="/Aboutus"]').click();
    await shopper.expectPath('/Aboutus');
    // What is shown offline has been fetched.
    await shopper.idle();
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: texts.offline })).toBeVisible();
    await page.goBack();
    await expect(shopper.heading(questions)).toBeVisible();
    await page.getByRole('contentinfo').locator('a[href$="/pages/terms"]').click();
    await expect(shopper.heading(texts.title)).toBeVisible();
    await context.setOffline(false);
    await expect(shopper.heading(texts.title)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: texts.offline })).toHaveCount(0);
  });
});

for (const path of ['/', '/ProductListing', '/Cart', '/wishlist', '/Login', '/Blog']) {
  test(`${path} says offline [SH-24]`, { tag: '@SH-24' }, async ({ page, shopper, context }) => {
    await shopper.open(path);
    // What is shown offline has been fetched.
    await shopper.idle();
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: TEXTS.en.offline })).toBeVisible();
  });
}
