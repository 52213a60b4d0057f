import { MEMBERS_ROUTES, VISITORS_ROUTES } from '../look/routes.ts';
import { somebody } from '../store/person.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { arabicTypeFaults } from './support/arabic-type-faults.ts';
import { latinWords } from './support/latin-words.ts';

test.describe.configure({ timeout: 600_000 });
// One route is unknown, so a 404 is expected.
test.use({ language: 'ar', allowedComplaints: [/status of 404/] });

test('no Arabic page has a Latin word without a reason, or a fault of its type [SH-21]', {
  tag: ['@SH-21', '@SH-16'],
}, async ({ shopper }) => {
  for (const { name, path } of VISITORS_ROUTES) {
    await shopper.open(path);
    await expectArabic(shopper, name);
  }
});

test("nor has a member's [SH-21]", { tag: ['@SH-21', '@SH-16'] }, async ({ shopper }) => {
  await shopper.open('/collections/sofas');
  await shopper.openFirstInStock();
  await shopper.goPay(somebody());
  await shopper.payWith('success');
  await shopper.heading(shopper.says.thanks).waitFor();
  const number = await shopper.receipt(shopper.says.orderNumber);
  await expectArabic(shopper, 'thank-you');
  await shopper.open(`/myorders/${number}`);
  await expectArabic(shopper, 'order');
  await shopper.open('/collections/beds');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  for (const { name, path } of MEMBERS_ROUTES) {
    await shopper.open(path);
    await expectArabic(shopper, name);
  }
});

async function expectArabic(shopper: Shopper, name: string): Promise<void> {
  const { page } = shopper;
  await shopper.scrollThrough();
  await shopper.requestsEnded();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  // Soft: all pages are listed.
  await expect
    .configure({ soft: true })
    .poll(() => latinWords(page), { message: name, timeout: 10_000 })
    .toEqual([]);
  expect.soft(await arabicTypeFaults(page), `type of ${name}`).toEqual([]);
}
