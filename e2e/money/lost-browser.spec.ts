import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

interface OpenOrder {
  readonly id: string;
  readonly key: string;
}

// The bank had taken the money when the phone's battery died: the browser never received the answer.
test('a payment whose browser was lost becomes an order without it; the next visit shows it and empties the cart', {
  tag: ['@PAY-08', '@PAY-11'],
}, async ({ shopper, page, context, request }) => {
  await toFilledCheckout(shopper, somebody());
  const opening = page.waitForResponse((response) => response.url().endsWith('/Get_Razor_Pay'));
  await shopper.payNow();
  const { data } = (await (await opening).json()) as { data: string };
  const order = JSON.parse(data) as OpenOrder;
  await expect(shopper.paymentWindow()).toBeVisible();
  await page.close();

  const paid = await request.post('/payment-sandbox/checkout/payments', {
    data: { key: order.key, order_id: order.id, outcome: 'success' },
  });
  expect(paid.ok()).toBe(true);

  const nextVisit = new Shopper(await context.newPage(), 'en');
  await expect(async () => {
    await nextVisit.open('/collections/sofas');
    await nextVisit.page.waitForURL(/\/myorders\/KC-/, { timeout: 15_000 });
  }).toPass();
  expect(await nextVisit.stored('cartItems')).toBeNull();
  expect(await nextVisit.stored('Parms')).toBeNull();
  const orderNumber = nextVisit.page.url().split('/').at(-1) ?? '';
  await nextVisit.open('/myorders');
  await expect(nextVisit.page.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(1);
});
