import { inLanguage } from 'shared-contracts/i18n/languages';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { expect, test } from '../store/store-test.ts';

test('Back to the first page of a visit brings its title, canonical address and data back, and announces it', {
  tag: ['@SH-23', '@SH-17'],
}, async ({ shopper, page }) => {
  await shopper.open('/Faqs');
  const read = () =>
    page.evaluate(() => ({
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    }));
  const first = await read();
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(read).toMatchObject({ canonical: expect.not.stringMatching(/Faqs$/) });
  await page.goBack();
  await expect.poll(read).toEqual(first);
  await expect(page.getByRole('status').filter({ hasText: first.title })).toBeAttached();
});

/** Their texts are all the store's own; products and articles may lack a translation. */
const PLAIN = STORE_PATHS.filter(({ path, audience }) => audience === 'personal' && !path.includes(':'));

test.describe('for a reader of Arabic', () => {
  test.use({ language: 'ar' });

  // /PaymentSuccess shows nothing on the server: its document had none of its texts, and it turned English.
  test('every page is Arabic when it is loaded', { tag: ['@SH-23', '@SH-16'] }, async ({ shopper, page }) => {
    test.slow();
    for (const { path } of PLAIN) {
      await shopper.open(path);
      await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(/[\u0600-\u06ff]/);
      expect.soft(new URL(page.url()).pathname, path).toMatch(new RegExp(`^${inLanguage('ar', '/')}`));
    }
  });
});
