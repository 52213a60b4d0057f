import { mailedCode, mailTo } from '../store/mailbox.ts';
import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { becomeMember, tokenWorks } from './support/members.ts';

// The browser logs the refusal of a revoked token.
test.use({ allowedComplaints: [/401/] });

test('logging out in one tab logs out every other one, and ends the token', {
  tag: ['@SH-13', '@SH-03', '@ACC-15', '@ACC-13', '@contract-gate'],
}, async ({ shopper, page, context, request }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const token = String(await shopper.stored('Token'));
  const { UserID } = (await shopper.stored('user')) as { UserID: number };
  await shopper.open('/profile');
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);

  const other = new Shopper(await context.newPage(), 'en');
  await other.open('/myorders');
  await expect(other.heading('Orders History')).toBeVisible();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(other.page).toHaveURL(/\/Login$/);
  await shopper.expectPath('/Login');
  for (const tab of [page, other.page])
    await expect(tab.getByRole('main').getByRole('textbox', { name: 'Password' })).toBeVisible();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await tokenWorks(request, token, UserID)).toBe(false);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const word of [person.email, person.firstName, token]) expect(left).not.toContain(word);
  expect(await shopper.stored('Token')).toBeNull();
});

test('a mailed code resets a forgotten password, which ends every session everywhere', {
  tag: ['@ACC-07', '@ACC-13', '@ACC-06'],
}, async ({ shopper, page, browser, request, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const token = String(await shopper.stored('Token'));
  const { UserID } = (await shopper.stored('user')) as { UserID: number };
  await shopper.open('/Addresses');

  const elsewhere = await browser.newContext({ baseURL: store.origin });
  const forgetful = new Shopper(await elsewhere.newPage(), 'en');
  await forgetful.open('/Login');
  await forgetful.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(forgetful.heading('Reset your password')).toBeVisible();
  await forgetful.page.getByRole('main').getByLabel('Email').fill(person.email);
  await forgetful.page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(forgetful.page.getByText('If this address has an account, a code is on its way.')).toBeVisible();

  await forgetful.page.getByRole('textbox', { name: 'Code', exact: true }).fill('000000');
  await forgetful.page.getByLabel(/^New password/).fill('a-better-password-8');
  await forgetful.page.getByRole('button', { name: 'Change password' }).click();
  await expect(forgetful.page.getByText('Invalid or expired code')).toBeVisible();
  const code = await mailedCode(store, person.email);
  await forgetful.page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await forgetful.page.getByRole('button', { name: 'Change password' }).click();
  await forgetful.expectPath('/Login');
  await expect(forgetful.page.getByRole('main').getByLabel('Email')).toHaveValue(person.email);
  await mailTo(store, person.email, /password/i);

  expect(await tokenWorks(request, token, UserID)).toBe(false);
  // The other browser notices at its tab's next request.
  await page.reload();
  await shopper.expectPath('/Login');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await shopper.logIn(person);
  await expect(page.getByText('Incorrect email or password!').first()).toBeVisible();
  await shopper.logIn({ ...person, password: 'a-better-password-8' });
  await shopper.expectPath('/Addresses');
  await elsewhere.close();
});
