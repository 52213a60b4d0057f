import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';

test('a reload at any step of the purchase loses nothing', {
  tag: ['@CART-05', '@SH-15', '@PAY-06', '@PAY-10'],
}, async ({ shopper, page }) => {
  const person = somebody();
  await shopper.open('/collections/sofas');
  const sofa = await shopper.openFirstInStock();
  await shopper.reload();
  await expect(shopper.heading(sofa)).toBeVisible();

  await shopper.addToCart();
  await page.getByLabel('Order note').fill('The blue gate beside the temple');
  await shopper.reload();
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('link', { name: sofa })).toBeVisible();
  await expect(page.getByLabel('Order note')).toHaveValue('The blue gate beside the temple');

  await shopper.checkOut();
  await shopper.expectPath('/Login');
  await shopper.reload();
  await shopper.signUpInstead(person);
  await shopper.expectPath('/Checkout');
  await shopper.giveDelivery(person);
  await shopper.reload();
  await expect(page.getByLabel('PIN Code')).toHaveValue(person.pin);
  await expect(page.getByLabel('Full Name')).toHaveValue(`${person.firstName} ${person.lastName}`);

  await shopper.payNow();
  await expect(shopper.paymentWindow()).toBeVisible();
  const handOff = await shopper.stored('Parms');
  await shopper.reload();
  await expect(shopper.paymentWindow()).toBeVisible();
  expect(await shopper.stored('Parms')).toMatchObject({ ...(handOff as object) });
  await shopper.payWith('success');
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  const orderNumber = await shopper.receipt('Order number');

  await shopper.reload();
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  expect(await shopper.receipt('Order number')).toBe(orderNumber);

  await shopper.open('/myorders');
  await shopper.reload();
  await expect(page.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(1);
});

test('every tab has the same cart', { tag: ['@CART-05', '@SH-15'] }, async ({ shopper, page, context }) => {
  const other = await context.newPage();
  await other.goto('/Cart');
  await shopper.open('/collections/sofas');
  const sofa = await shopper.openFirstInStock();
  await shopper.addToCart();
  await expect(other.getByRole('list', { name: 'Items in your cart' }).getByRole('link', { name: sofa })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${sofa}` }).click();
  await expect(other.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});
