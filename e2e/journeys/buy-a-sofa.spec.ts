import type { CartLine } from 'shared-contracts';
import { stockOf } from '../store/api-questions.ts';
import { somebody } from '../store/person.ts';
import { purchaseRows } from '../store/purchase-rows.ts';
import { expect, test } from '../store/store-test.ts';

test('a visitor finds a sofa, creates an account on the way, pays in the sandbox and sees the order', {
  tag: [
    '@SH-04',
    '@SH-05',
    '@SH-06',
    '@CAT-01',
    '@CAT-11',
    '@CAT-15',
    '@CAT-16',
    '@CART-01',
    '@CART-03',
    '@CART-06',
    '@PAY-01',
    '@PAY-06',
    '@PAY-08',
    '@PAY-13',
    '@ACC-02',
    '@ACC-03',
    '@ACC-09',
    '@OPS-04',
    '@OPS-19',
    '@contract-gate',
  ],
}, async ({ shopper, page, request, store }) => {
  const person = somebody();
  await shopper.open('/');
  await expect(page.getByText('Test payments: nothing is charged')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await shopper.chooseCategory('Living Room', 'Sofas');
  await shopper.expectPath('/collections/sofas');
  await expect(shopper.heading(/^Sofas/)).toBeVisible();
  expect(await shopper.stored('NavCategory')).toBe('Sofas');
  const sofa = await shopper.openFirstInStock();

  await shopper.chooseQuantity(2);
  await shopper.addToCart();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: shopper.texts.cartItems }).getByRole('link', { name: sofa }),
  ).toBeVisible();
  const [line] = (await shopper.stored('cartItems')) as CartLine[];
  if (!line) throw new Error('the cart is empty');
  expect(line).toMatchObject({ ProductName: sofa, Quantity: 2 });
  const stockBefore = await stockOf(request, line.ProductId);

  await expect(page.getByRole('button', { name: 'Check Out' })).toBeDisabled();
  await shopper.checkOut();
  await shopper.signUpInstead(person);
  await shopper.expectPath('/Checkout');
  // Every step so far navigated in place, without reloading the document.
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await shopper.giveDelivery(person);
  await shopper.payNow();
  await shopper.payWith('success');

  await expect(page.getByText('Transaction completed successfully!')).toBeVisible();
  await expect(shopper.heading('Thank you for your order')).toBeVisible();
  await shopper.expectPath('/PaymentSuccess');
  const orderNumber = await shopper.receipt('Order number');
  const paymentId = await shopper.receipt('Payment id');
  expect(await shopper.stored('Parms')).toBeNull();
  expect(await shopper.stored('cartItems')).toBeNull();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await shopper.open('/myorders');
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('Confirmed');
  await row.getByRole('button', { name: `Show items of order ${orderNumber}` }).click();
  await expect(page.getByRole('region', { name: `Items of order ${orderNumber}` })).toContainText(sofa);

  await expect.poll(() => stockOf(request, line.ProductId)).toBe(stockBefore - 2);
  const { order, items, payments, transactions } = await purchaseRows(store, orderNumber);
  expect(items).toEqual([{ product_id: line.ProductId, quantity: 2, price_paise: Math.round(line.Price * 100) }]);
  expect(payments).toEqual([{ state: 'paid', amount_paise: order.total_paise, provider: 'sandbox' }]);
  expect(transactions).toEqual([{ amount_paise: order.total_paise, provider_payment_id: paymentId }]);
  expect(order.status_id).toBe(1);
});
