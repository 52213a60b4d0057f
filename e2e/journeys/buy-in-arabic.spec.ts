import { somebody } from '../store/person.ts';
import { TEXTS } from '../store/shop-texts.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';

test.describe('for a reader of Arabic', () => {
  test.use({ language: 'ar' });

  test('the same purchase in Arabic, from right to left, under /ar throughout', {
    tag: ['@SH-16', '@SH-21', '@SH-22', '@PAY-08', '@ACC-03', '@OPS-04', '@OPS-19', '@contract-gate'],
  }, async ({ shopper, page }) => {
    await shopper.open('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await shopper.open('/collections/sofas');
    await shopper.openFirstInStock();
    // An Urdu keyboard's letters find them too.
    await shopper.goPay({ ...somebody(), state: 'راجستان', city: 'جودپور' });
    await shopper.payWith('success');
    await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
    await shopper.expectPath('/PaymentSuccess');
    const orderNumber = await shopper.receipt('رقم الطلب');
    await shopper.open('/myorders');
    await expect(shopper.heading(shopper.texts.ordersTitle)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: orderNumber })).toBeVisible();
  });
});

test('the language switch changes the page in place and does not move the shopper', {
  tag: ['@SH-16', '@SH-21'],
}, async ({ shopper, page }) => {
  await shopper.open('/collections/sofas?sort=price-ascending');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await new Shopper(page, 'ar').expectPath('/collections/sofas');
  expect(new URL(page.url()).search).toBe('?sort=price-ascending');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => shopper.stored('langCode')).toBe('ar');
  // The menu follows, and what the page loaded is in the new language.
  const menu = page.getByRole('navigation', { name: TEXTS.ar.categories });
  await expect(menu.getByRole('button', { name: 'غرفة المعيشة' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('الأرائك');
  // So do strip and footer, there and back.
  const strip = (start: RegExp) => page.getByRole('banner').getByText(start);
  const footer = page.getByRole('contentinfo');
  await expect(strip(/^خصم 10% على طلبك الأول/)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'شروط البيع' })).toHaveAttribute('href', '/ar/pages/terms');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(strip(/^10% off your first order/)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms of sale' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
