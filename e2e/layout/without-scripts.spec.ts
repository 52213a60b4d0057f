import { expect, test } from '../store/store-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

for (const path of ['/Cart', '/wishlist', '/ar/Cart', '/ar/profile']) {
  test(`without JavaScript ${path} says what it needs and how to order [SH-24]`, { tag: '@SH-24' }, async ({
    page,
  }) => {
    await page.goto(path);
    const notice = page.getByRole('region', { name: /JavaScript/ });
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('without JavaScript a phone searches, and sees products before filters [SH-24]', { tag: '@SH-24' }, async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: /JavaScript/ })
    .getByRole('searchbox')
    .fill('sofa');
  await page
    .getByRole('region', { name: /JavaScript/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/ProductListing\?SearchTerm=sofa/);
  const product = await page.getByRole('main').getByRole('article').first().boundingBox();
  const filters = await page
    .getByRole('complementary')
    .filter({ has: page.locator('form') })
    .first()
    .boundingBox();
  expect(product?.y).toBeLessThan(filters?.y ?? 0);
});
