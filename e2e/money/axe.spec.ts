import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { expectAccessible } from '../store/violations.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

test.describe.configure({ timeout: 300_000 });

// A refused hand-off answers 409.
test.use({ allowedComplaints: [/status of 409/] });

// layout/members-pages.spec.ts has the pages where all is well, in both languages.
test('no page on the way of the money violates an accessibility rule when something is wrong, narrow or wide', {
  tag: ['@SH-17', '@CART-04', '@PAY-02'],
}, async ({ shopper, page }) => {
  const look = (where: string) => expectAccessible(page, where);
  await toFilledCheckout(shopper, somebody());

  // A cart in which every line has changed.
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cartItems') ?? '[]');
    const lines = [
      { ...line, Price: line.Price - 100 },
      { ...line, ProductId: 999_999, ProductName: 'Ghost chair' },
      { ...line, Quantity: '3; drop' },
    ];
    localStorage.setItem('cartItems', JSON.stringify(lines));
  });
  await shopper.open('/Cart');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /₹/ })).toBeVisible();
  await look('a cart with concerns');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Ghost chair' })
    .getByRole('button')
    .last()
    .click();
  await look('a line just removed');
  await shopper.open('/Checkout');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /₹/ })).toBeVisible();
  await look('checkout with concerns');
  await page.locator('[class*=notice] button').first().click();

  await page.locator('[name=PostalCode]').fill('123');
  await page.locator('[name=BuyerGstin]').fill('29AA');
  await shopper.payNow();
  await expect(page.locator('[name=BuyerGstin]')).toBeFocused();
  await look('checkout with faults');
  await page.locator('[name=BuyerGstin]').fill('');
  await page.locator('[name=PostalCode]').fill(somebody().pin);
  await shopper.payNow();
  await expect(shopper.paymentWindow()).toBeVisible();
  await look('payment');
  await shopper.payWith('failure');
  await expect(shopper.heading(shopper.texts.failed)).toBeVisible();
  await look('payment failed');

  await page.evaluate(() => {
    const handOff = JSON.parse(localStorage.getItem('Parms') ?? '{}');
    localStorage.setItem('Parms', JSON.stringify({ ...handOff, amount: '1.00', IdempotencyKey: crypto.randomUUID() }));
  });
  await shopper.open('/payment');
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await look('payment with another total');
  await page.getByRole('main').getByRole('button').click();
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
});
