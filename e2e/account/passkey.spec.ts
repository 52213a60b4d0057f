import type { Page } from '@playwright/test';
import { mailTo } from '../store/mailbox.ts';
import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { expect, test } from '../store/store-test.ts';
import { becomeMember, tokenWorks } from './support/members.ts';

// The browser logs the refusal of a token that has ended.
test.use({ allowedComplaints: [/401/], hostName: 'localhost' });

/** A phone that verifies its person at once. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logOut(shopper: Shopper): Promise<void> {
  await shopper.open('/Addresses');
  await shopper.page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Logout' }).click();
  await shopper.expectPath('/Login');
}

test('a passkey is added, named, logs in without address and password, and is removed', {
  tag: ['@ACC-16'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  await plugInAuthenticator(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await becomeMember(shopper, person);
  await shopper.open('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByLabel(/^Your password/).fill('not-my-password-1');
  await dialog.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(dialog.getByText('Incorrect password!')).toBeVisible();
  const before = fetched.length;
  await dialog.getByLabel(/^Your password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  // The library comes with the first passkey, not with a page.
  expect(fetched.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  await mailTo(store, person.email, /passkey that logs in/);

  await page.getByRole('button', { name: 'Rename Phone' }).click();
  await dialog.getByLabel('Name').fill('My own phone');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();

  await logOut(shopper);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Login successfully!')).toBeVisible();
  await shopper.expectPath('/profile');
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);

  await page.getByRole('button', { name: 'Remove My own phone' }).click();
  await dialog.getByLabel(/^Your password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await logOut(shopper);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey is not accepted here. Please use your password.')).toBeVisible();
});

test('a password is changed while logged in; another device is seen, and logged out', {
  tag: ['@ACC-16', '@ACC-13'],
}, async ({ shopper, browser, request, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  const token = String(await shopper.stored('Token'));
  const { UserID } = (await shopper.stored('user')) as { UserID: number };
  const elsewhere = await browser.newContext({ baseURL: store.origin });
  const other = new Shopper(await elsewhere.newPage(), 'en');
  await other.open('/Login');
  await other.logIn(person);
  await other.expectPath('/profile');
  const sessions = other.page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Log out Chrom/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await tokenWorks(request, token, UserID)).toBe(false);

  const part = other.page.getByRole('region', { name: 'Password' });
  await part.getByLabel(/^Current password/).fill(person.password);
  await part.getByLabel(/^New password/).fill('password1');
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(part.getByText('This is one of the most common passwords.')).toBeVisible();
  await part.getByLabel(/^New password/).fill(`${person.firstName}${person.lastName}2026`);
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(part.getByText('This is based on your name')).toBeVisible();
  await part.getByLabel(/^New password/).fill('a-better-password-8');
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(
    other.page.getByText('Your password has been changed. All other devices have been logged out.'),
  ).toBeVisible();
  await other.reload();
  await expect(other.page.getByLabel('First Name')).toHaveValue(person.firstName);

  await other.page.getByRole('button', { name: 'Log out everywhere' }).click();
  await other.expectPath('/Login');
  await other.open('/Login');
  await other.logIn({ ...person, password: 'a-better-password-8' });
  await other.expectPath('/profile');
  await elsewhere.close();
});
