import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

test('an address saved with one order is chosen at the next, which takes six taps from home on a phone', {
  tag: ['@PAY-02', '@ACC-12'],
}, async ({ shopper, page }) => {
  const person = somebody();
  await toFilledCheckout(shopper, person);
  await page.getByRole('checkbox', { name: 'Save this address in my address book' }).check();
  const saved = page.waitForResponse((response) => response.url().endsWith('/save-address'));
  await shopper.payNow();
  expect((await saved).status()).toBe(200);
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();

  // On a phone six taps from home: a card, Add to Cart (which opens the cart), the terms, Check Out, Pay Now, the payment.
  await page.setViewportSize({ width: 360, height: 780 });
  await shopper.open('/');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.checkOut();
  await shopper.expectPath('/Checkout');
  const book = page.getByRole('group', { name: 'Deliver to' });
  await expect(book.getByRole('radio').first()).toBeChecked();
  await expect(book).toContainText(person.address);
  await expect(page.getByLabel('Shipping Address')).toBeHidden();
  await shopper.payNow();
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
});
