import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { becomeMember } from './support/members.ts';

// The browser logs the 409 for a conflicting save.
test.use({ allowedComplaints: [/409/] });

test('what is saved in the profile shows in every tab, and a stale tab overwrites nothing unasked', {
  tag: ['@ACC-08', '@ACC-04', '@SH-15'],
}, async ({ shopper, page, browser, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  await shopper.open('/profile');
  const email = page.getByRole('main').getByLabel('Email');
  await expect(email).toHaveValue(person.email);
  await expect(email).toHaveAttribute('readonly', '');
  await page.getByLabel('Last Name').fill('Typed in the first tab');
  const otherTab = new Shopper(await page.context().newPage(), 'en');
  await otherTab.open('/Account');
  const overview = otherTab.page.getByRole('main');
  await expect(overview).toContainText(`${person.firstName} ${person.lastName}`);

  // Another device, of which this browser knows nothing.
  const elsewhere = await browser.newContext({ baseURL: store.origin });
  const other = new Shopper(await elsewhere.newPage(), 'en');
  await other.open('/Login');
  await other.logIn(person);
  await other.expectPath('/profile');
  await other.page.getByLabel('Last Name').fill('Saved elsewhere');
  await other.page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(other.page.getByText('Profile Updated Successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Your profile was changed elsewhere')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toHaveValue('Typed in the first tab');
  await other.reload();
  await expect(other.page.getByLabel('Last Name')).toHaveValue('Saved elsewhere');

  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Profile Updated Successfully!')).toBeVisible();
  await expect(overview).toContainText(`${person.firstName} Typed in the first tab`);
  expect(await shopper.stored('user')).toMatchObject({ LastName: 'Typed in the first tab' });
  await shopper.reload();
  await expect(page.getByLabel('Last Name')).toHaveValue('Typed in the first tab');
  await elsewhere.close();
});
