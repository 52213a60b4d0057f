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

// Hearts, Quick view, Menu and Add to Cart stood there and did nothing.
test('without JavaScript no button is shown that only a script can press [SH-24]', { tag: '@SH-24' }, async ({
  page,
}) => {
  for (const path of [
    '/',
    '/collections/sofas',
    '/collections/sofas/aarvi-3-seater-fabric-sofa-in-teal',
    '/Contactus',
  ]) {
    await page.goto(path);
    const shown = page.locator('button').filter({ visible: true });
    const dead = await shown.evaluateAll(
      (buttons) => buttons.filter((button) => !button.matches('form[action] [type="submit"]')).length,
    );
    expect(dead, path).toBe(0);
    await expect(page.getByRole('region', { name: /JavaScript/ }).locator('a[href^="https://wa.me/"]')).toBeVisible();
  }
});
