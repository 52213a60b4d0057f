import type { Page } from '@playwright/test';
import { MEMBERS_ROUTES, VISITORS_ROUTES } from '../look/routes.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { latinWords } from './support/latin-words.ts';

test.describe.configure({ timeout: 600_000 });
// One route is unknown, so a 404 is expected.
test.use({ language: 'ar', allowedComplaints: [/status of 404/] });

test('no Arabic page has a Latin word without a reason [SH-21]', { tag: ['@SH-21', '@SH-16'] }, async ({
  page,
  shopper,
}) => {
  for (const { name, path } of VISITORS_ROUTES) {
    await shopper.open(path);
    await shopper.scrollThrough();
    await expectArabic(page, name);
  }
});

test("nor has a member's [SH-21]", { tag: ['@SH-21', '@SH-16'] }, async ({ page, shopper }) => {
  await shopper.open('/collections/sofas');
  await shopper.openFirstInStock();
  await shopper.goPay(somebody());
  await shopper.payWith('success');
  await shopper.heading(shopper.says.thanks).waitFor();
  const number = await shopper.receipt(shopper.says.orderNumber);
  await expectArabic(page, 'thank-you');
  await shopper.open(`/myorders/${number}`);
  await expectArabic(page, 'order');
  await shopper.open('/collections/beds');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  for (const { name, path } of MEMBERS_ROUTES) {
    await shopper.open(path);
    await expectArabic(page, name);
  }
});

async function expectArabic(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Soft: all pages are listed.
  await expect
    .configure({ soft: true })
    .poll(() => latinWords(page), { message: name, timeout: 10_000 })
    .toEqual([]);
}
