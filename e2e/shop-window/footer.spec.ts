import type { Page } from '@playwright/test';
import { expect, test } from '../store/store-test.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

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

test(`an address is subscribed once and thanked for however often`, { tag: '@SH-08' }, async ({ page, shopper }) => {
  await shopper.open('/Faqs');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email' });
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  // Until the footer's code is here, the server handles the form.
  await expect.poll(() => field.evaluate((input) => Object.keys(input).length)).toBeGreaterThan(0);
  await subscribe.click();
  await expect(footer.getByText('Email is required')).toBeVisible();
  await field.fill('asha@nowhere');
  await subscribe.click();
  await expect(footer.getByText('Please enter valid email address').first()).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await field.fill('reader@example.in');
    await subscribe.click();
    await expect(toasts(page).getByText('Thank you for subscribing.')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(toasts(page).getByText('Thank you for subscribing.')).toBeHidden();
  }
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

test('strip and footer follow a switch of the language in place', { tag: ['@SH-16', '@SH-21'] }, async ({
  page,
  shopper,
}) => {
  await shopper.open('/Faqs');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  const strip = (start: RegExp) => page.getByRole('banner').getByText(start);
  await expect(footer.getByRole('navigation', { name: 'Policies' })).toBeVisible();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(footer.getByRole('navigation', { name: 'السياسات' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'شروط البيع' })).toHaveAttribute('href', '/ar/pages/terms');
  await expect(strip(/^خصم 10% على طلبك الأول/)).toBeVisible();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(footer.getByRole('link', { name: 'Terms of sale' })).toBeVisible();
  await expect(strip(/^10% off your first order/)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
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
