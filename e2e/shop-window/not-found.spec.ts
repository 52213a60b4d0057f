import { Visitor } from '../federation/support/visitor.ts';
import { expect, test } from '../store/store-test.ts';

// The browser logs that the document's status is 404.
test.use({ allowedComplaints: [/status of 404/] });

test('an unknown path is a 404 that leads on, and the cart is still there', {
  tag: ['@SH-11'],
}, async ({ page, shopper }) => {
  await new Visitor(page).hasSomethingInTheCart();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/no-such-page')),
    shopper.open('/no-such-page'),
  ]);
  expect(answer.status()).toBe(404);
  await expect(shopper.heading('We could not find this page')).toBeVisible();
  expect(await shopper.stored('cartItems')).toHaveLength(1);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search the store' }).fill('teal');
  await main.getByRole('searchbox', { name: 'Search the store' }).press('Enter');
  await shopper.expectPath('/ProductListing');
  await shopper.open('/no-such-page');
  await main.getByRole('navigation', { name: 'Start from a category' }).getByRole('link', { name: 'Bedroom' }).click();
  await shopper.expectPath('/collections/bedroom');
});
