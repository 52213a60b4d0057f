import { expect, test } from '../store/store-test.ts';
import { PHONE } from '../store/viewports.ts';
import { expectAccessible } from '../store/violations.ts';

const MAIN = 'main';

/** The content pages that layout/every-page.spec.ts leaves out. */
const PAGES = [
  '/pages/care',
  '/pages/warranty',
  '/pages/privacy',
  '/pages/privacy-choices',
  '/pages/delivery-and-assembly',
  '/pages/cancellation-return-refund',
  '/unsubscribe',
];

test.describe('the content pages', () => {
  test('questions are found as one types; an answer has an address that unfolds it', {
    tag: ['@CON-01', '@contract-gate'],
  }, async ({ page, shopper }) => {
    await shopper.open('/Faqs');
    const groups = page.getByRole('navigation', { name: shopper.texts.topics }).getByRole('link');
    await expect(groups).toHaveText(['Product Related', 'Shipping & Delivery', 'Bank Details & EMI']);
    for (const name of ['Product Related', 'Shipping & Delivery', 'Bank Details & EMI']) {
      expect(await page.getByRole('region', { name }).locator('details').count()).toBeGreaterThanOrEqual(5);
    }
    const answers = page.getByRole(MAIN).locator('details');
    await page.getByRole('searchbox', { name: 'Search the answers' }).pressSequentially('gst INVOICE');
    await expect(answers).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
    // Enter changes nothing: the answers are there, and a reload would lose the place.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('searchbox', { name: 'Search the answers' }).press('Enter');
    await expect(answers).toHaveCount(1);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const address = await page.getByRole('link', { name: /^Link to this answer/ }).getAttribute('href');
    await page.goto(`/Faqs${address}`);
    const named = page.locator('details', { has: page.locator(address ?? '') });
    await expect(named).toHaveAttribute('open', '');
    await expect(page.locator(address ?? '')).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('questions are searched by the server, and described as a FAQPage', { tag: '@CON-01' }, async ({ page }) => {
      await page.goto('/Faqs');
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const faqPage = data.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'FAQPage');
      expect(faqPage.mainEntity.length).toBeGreaterThanOrEqual(15);
      await page.getByRole('searchbox', { name: 'Search the answers' }).fill('delivery cost');
      await page.getByRole('searchbox', { name: 'Search the answers' }).press('Enter');
      await expect(page).toHaveURL(/\/Faqs\?q=delivery\+cost$/);
      // One has the words in its question, one in its answer.
      const found = ['What does delivery cost?', 'Is assembly included?'];
      await expect(page.getByRole(MAIN).locator('summary')).toHaveText(found);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  });
});

test('a page has the name by which the footer calls it', { tag: ['@CON-01', '@SH-07'] }, async ({ page, shopper }) => {
  await shopper.open('/Aboutus');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const named = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']));
  const content = named.filter(([, path]) => !/^\/(collections|myorders)/.test(path ?? ''));
  expect(content.length).toBeGreaterThanOrEqual(15);
  for (const [name, path] of content) {
    const html = await (await page.request.get(path ?? '')).text();
    expect([path, /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')]).toEqual([path, name]);
  }
});

test('no content page violates an accessibility rule', { tag: ['@CON-01', '@SH-17'] }, async ({ shopper, page }) => {
  for (const path of PAGES) {
    await shopper.open(path);
    await expectAccessible(page, path, [PHONE]);
  }
});
