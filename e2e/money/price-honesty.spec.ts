import { formatRupees, paise } from 'shared-contracts/domain/money';
import { inDatabase } from '../store/in-database.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { cartLines } from './support/cart-lines.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

// Chromium reports an expected 409 as an error.
test.use({ allowedComplaints: [/status of 409/] });

const rupees = (count: number) => formatRupees(paise(count));

test('a price that changes between the total and Pay Now needs confirmation, then is paid as agreed', {
  tag: ['@CART-04', '@PAY-07'],
}, async ({ shopper, page, store }) => {
  await toFilledCheckout(shopper, somebody());
  // The total of the place is there: it would have the new price, which is then accepted in the checkout.
  await shopper.idle();
  const [line] = await cartLines(shopper);
  const before = Math.round(line.Price * 100);
  const after = before + 50_000;
  await inDatabase(store, (query) =>
    query('update product_prices set price_paise = $1 where product_id = $2', [after, line.ProductId]),
  );
  await shopper.payNow();

  await expect(page.getByRole('heading', { name: 'The total has changed' })).toBeVisible();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: rupees(before) })
      .first(),
  ).toHaveText(`${rupees(before)} ${rupees(after)}`);
  await expect(shopper.paymentWindow()).toBeHidden();
  await page.getByRole('button', { name: `Pay ${rupees(after)}` }).click();
  await expect(shopper.paymentWindow()).toContainText(rupees(after));
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  expect(await shopper.receipt('Amount')).toBe(`${rupees(after)} INR`);
});
