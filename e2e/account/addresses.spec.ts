import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { becomeMember } from './support/members.ts';

test('the address book is filled, changed and emptied, and its default is offered first at checkout', {
  tag: ['@ACC-12', '@PAY-02'],
}, async ({ shopper, page }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  await shopper.open('/Addresses');
  const main = page.getByRole('main');
  const add = async (name: string, street: string) => {
    await main.getByRole('button', { name: 'Add an address' }).click();
    await main.getByLabel('Full Name').fill(name);
    await main.getByLabel('Mobile Number').fill(person.mobile);
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill(street);
    await shopper.choose('State', person.state);
    await shopper.choose('City', person.city);
    await main.getByLabel('PIN Code').fill(person.pin);
    await main.getByRole('button', { name: 'Save address' }).click();
    await expect(main.getByText(street)).toBeVisible();
  };
  await add('Meera at home', '1 Temple Road');
  await add('Meera at work', '2 Temple Road');
  await main.getByRole('button', { name: /^Make default: the address of Meera at work/ }).click();
  await expect(page.getByText('Default address changed.').first()).toBeVisible();

  await shopper.open('/collections/sofas');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.checkOut();
  await shopper.expectPath('/Checkout');
  const offered = page.getByRole('group', { name: 'Deliver to' }).getByRole('radio');
  await expect(offered.first()).toBeChecked();
  await expect(page.getByRole('group', { name: 'Deliver to' }).locator('label').first()).toContainText('2 Temple Road');

  await shopper.open('/Addresses');
  await main.getByRole('button', { name: /^Delete the address of Meera at work/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(main.getByText('2 Temple Road')).toBeHidden();
  await shopper.reload();
  await expect(main.getByText('1 Temple Road')).toBeVisible();
  await expect(main.getByText('2 Temple Road')).toBeHidden();
});
