import { readFile } from 'node:fs/promises';
import { inDatabase } from '../store/in-database.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { cartLines } from './support/cart-lines.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

interface CouponRows {
  readonly items_paise: number;
  readonly discount_paise: number;
  readonly total_paise: number;
  readonly coupon_code: string;
  readonly charged: number;
  readonly shares: number;
  readonly paid: number;
  readonly redeemed: string;
  readonly buyer_gstin: string;
}

test('NEW5 takes five percent off a first order, to the paisa, with its tax invoice, and off no second one', {
  tag: ['@PAY-03', '@PAY-04', '@PAY-05', '@PAY-14'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  const code = page.getByRole('textbox', { name: 'Discount code' });
  await toFilledCheckout(shopper, person);
  const [line] = await cartLines(shopper);
  const price = Math.round(line.Price * 100);

  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Please enter a coupon code')).toBeVisible();
  await code.fill('NEW6');
  await code.press('Enter');
  await expect(page.getByText('Invalid coupon code').first()).toBeVisible();
  await code.fill('NEW5');
  await code.press('Enter');
  await expect(page.getByText('Coupon applied successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled();
  await expect(code).toBeDisabled();
  await page.getByRole('button', { name: 'Remove the discount code' }).click();
  await expect(code).toBeFocused();
  await code.fill('NEW5');
  await code.press('Enter');
  await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
  await page.getByLabel('GSTIN (optional)').fill('29aagcr4375j1zu');
  await shopper.payNow();
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  const orderNumber = await shopper.receipt('Order number');

  await test.step('the thank-you page hands over the tax invoice as a PDF', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/get-order-invoice'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download invoice (PDF)' }).click();
    expect((await answered).headers()['content-type']).toBe('application/pdf');
    const download = await saved;
    // Its name is the invoice number.
    expect(download.suggestedFilename()).toMatch(/^TI-\d\d-\d\d-\d{6}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF');
  });

  const [rows] = await inDatabase(store, (query) =>
    query<CouponRows>(
      `select items_paise::int, discount_paise::int, total_paise::int, coupon_code, buyer_gstin,
         (select sum(charged_paise)::int from order_items i where i.order_id = o.order_id) as charged,
         (select sum(coupon_share_paise)::int from order_items i where i.order_id = o.order_id) as shares,
         (select amount_paise::int from payments p where p.order_id = o.order_id and state = 'paid') as paid,
         (select code from coupon_redemptions c where c.order_id = o.order_id) as redeemed
       from orders o where order_number = $1`,
      [orderNumber],
    ),
  );
  const discount = Math.round(price * 0.05);
  expect(rows).toMatchObject({
    items_paise: price,
    discount_paise: discount,
    shares: discount,
    coupon_code: 'NEW5',
    redeemed: 'NEW5',
    buyer_gstin: '29AAGCR4375J1ZU',
  });
  expect([rows?.charged, rows?.paid]).toEqual([rows?.total_paise, rows?.total_paise]);

  // The same person's second order.
  await shopper.open('/collections/beds');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.checkOut();
  await shopper.expectPath('/Checkout');
  await code.fill('NEW5');
  await code.press('Enter');
  await expect(page.getByText('Invalid coupon code').first()).toBeVisible();
  await expect(code).toHaveAccessibleDescription(/This code is for a first order only\./);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
});
