import { expect, test } from '../store/store-test.ts';

test(`every link of the footer leads to a page of the store`, { tag: '@SH-07' }, async ({ page, request }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inside = targets.filter((target) => target.startsWith('/'));
  for (const path of ['/Aboutus', '/Contactus', '/Blog', '/bulk-order', '/customer-reviews', '/Customized-Furniture']) {
    expect(inside).toContain(path);
  }
  for (const policy of [
    'terms',
    'warranty',
    'privacy',
    'delivery-and-assembly',
    'care',
    'cancellation-return-refund',
  ]) {
    expect(inside).toContain(`/pages/${policy}`);
  }
  // One after the other: the shell refuses what it cannot render in time.
  for (const path of inside) expect.soft((await request.get(path)).status(), path).toBe(200);
  expect(targets.filter((target) => /^(tel|mailto):/.test(target))).toHaveLength(2);
  // Icons of networks come with the store's pages there (STORE_SOCIAL), of which the samples have none.
  expect(targets.filter((target) => target.startsWith('https://'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`the box subscribes all the same and says how it went`, { tag: '@SH-08' }, async ({ page }) => {
    await page.goto('/Faqs');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Please enter valid email address')).toBeVisible();
    await footer.getByRole('textbox', { name: 'Email' }).fill('plain@example.in');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/Faqs#subscribed$/);
    await expect(footer.getByText('Thank you for subscribing.')).toBeVisible();
    await expect(footer.getByText('That did not work. Please try again in a moment.')).toBeHidden();
  });
});

test('texts that come after the document are shown while the footer has no code yet', {
  tag: ['@SH-16', '@CON-08'],
}, async ({ browser, store }) => {
  const page = await browser.newPage({ baseURL: store.origin });
  await page.goto('/ar/collections/fabric-sofas/aarvi-3-seater-fabric-sofa-in-teal');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'نعم، تذكّرها' })).toBeVisible();
  await page.close();
});
