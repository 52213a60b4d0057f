import { stockOf } from '../store/api-questions.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';

test('after a failure or a dismissal the cart is intact and another payment succeeds', {
  tag: ['@PAY-09', '@PAY-10'],
}, async ({ shopper, page, request }) => {
  await shopper.open('/collections/sofas');
  await shopper.openFirstInStock();
  await shopper.goPay(somebody());
  const cart = (await shopper.stored('cartItems')) as { ProductId: number }[];
  const productId = cart[0]?.ProductId ?? 0;
  const stock = await stockOf(request, productId);
  for (const [outcome, says] of [
    ['failure', 'Payment Failed!'],
    ['dismissal', 'You closed the payment. Nothing has been charged.'],
  ] as const) {
    await shopper.payWith(outcome);
    await expect(shopper.heading(says)).toBeVisible();
    await shopper.expectPath('/PaymentFailed');
    expect(await shopper.stored('cartItems')).toEqual(cart);
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await shopper.expectPath('/payment');
  }
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  // Paid once, whatever failed before; the API's answer may be cached for a moment.
  await expect.poll(() => stockOf(request, productId)).toBe(stock - 1);
});

test('/PaymentSuccess without a payment says so and leads home', { tag: '@PAY-10' }, async ({ shopper, page }) => {
  await shopper.open('/PaymentSuccess');
  await expect(page.getByText('No payment details found')).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await shopper.expectPath('/');
});

test('an empty cart cannot be checked out', { tag: '@PAY-01' }, async ({ shopper, page }) => {
  await shopper.open('/Checkout');
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  await shopper.expectPath('/');
});
