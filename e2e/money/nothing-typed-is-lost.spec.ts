import { somebody } from '../store/person.ts';
import type { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { toFilledCheckout } from './support/to-checkout.ts';

const LANDMARK = 'House 7, the lane behind the stepwell';

async function expectTyped({ page }: Shopper): Promise<void> {
  await expect(page.getByLabel('Shipping Address')).toHaveValue(LANDMARK);
  await expect(page.locator('select[name=CityID]')).toHaveValue(/\d/);
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('NEW5');
}

test('a reload, the way back from the payment and a closed window lose nothing that was typed', {
  tag: ['@PAY-02', '@PAY-09', '@PAY-10'],
}, async ({ shopper, page }) => {
  await toFilledCheckout(shopper, somebody());
  await page.getByLabel('Shipping Address').fill(LANDMARK);
  await page.getByRole('textbox', { name: 'Discount code' }).fill('NEW5');
  await shopper.reload();
  await expectTyped(shopper);

  await shopper.payNow();
  await expect(shopper.paymentWindow()).toBeVisible();
  const cart = await shopper.stored('cartItems');
  await page.goBack();
  await shopper.expectPath('/Checkout');
  await expect(shopper.paymentWindow()).toBeHidden();
  await expectTyped(shopper);

  await shopper.payNow();
  await shopper.payWith('dismissal');
  await expect(shopper.heading('You closed the payment. Nothing has been charged.')).toBeVisible();
  expect(await shopper.stored('cartItems')).toEqual(cart);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  // A used draft is deleted.
  expect(await page.evaluate(() => localStorage.getItem('store:checkoutDraft'))).toBeNull();
});

test.describe('when the session ends on the way', () => {
  test.use({ allowedComplaints: [/status of 401/] });

  test('the login leads back to the payment, and the checkout still holds what was typed', {
    tag: ['@PAY-02', '@PAY-06', '@ACC-13'],
  }, async ({ shopper, page, request }) => {
    const person = somebody();
    await toFilledCheckout(shopper, person);
    await page.getByLabel('Shipping Address').fill(LANDMARK);
    await page.getByRole('textbox', { name: 'Discount code' }).fill('NEW5');
    const { UserID } = (await shopper.stored('user')) as { UserID: number };
    const ended = await request.post('/api/v1/dynamic/dataoperation/logout-user', {
      headers: { Token: String(await shopper.stored('Token')), UserID: String(UserID) },
      data: { requestParameters: {} },
    });
    expect(ended.ok()).toBe(true);
    await shopper.payNow();
    await shopper.logIn(person);
    await shopper.expectPath('/payment');
    await expect(shopper.paymentWindow()).toBeVisible();
    await shopper.payWith('dismissal');
    await expect(shopper.heading('You closed the payment. Nothing has been charged.')).toBeVisible();
    await shopper.open('/Checkout');
    await expectTyped(shopper);
  });
});
