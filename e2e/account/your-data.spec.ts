import { readFile } from 'node:fs/promises';
import { mailTo } from '../store/mailbox.ts';
import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { becomeMember } from './support/members.ts';

test('a person downloads their data and deletes the account, in the store and in this browser', {
  tag: ['@ACC-14', '@ACC-15'],
}, async ({ shopper, page, store }) => {
  const person = somebody();
  await becomeMember(shopper, person);
  await shopper.open('/Account');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported.account).toMatchObject({ EmailAddress: person.email, AddressLineOne: person.address });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('Incorrect password!')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await shopper.expectPath('/');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain(person.email);
  await mailTo(store, person.email, /deleted your account/);

  await shopper.open('/Login');
  await shopper.logIn(person);
  await expect(page.getByText('Incorrect email or password!').first()).toBeVisible();
});

test.describe('without an answer to the consent question', () => {
  test.use({ consent: null });

  /** The visitor's position in the store, language, answers, and scroll position for Back. */
  const NEEDED = [
    'langCode',
    'NavCategory',
    'NavCategoryId',
    'store:common',
    'store:consent',
    'react-router-scroll-positions',
  ];

  test('nothing that the store can do without is stored before it is allowed, and all of it goes with a no', {
    tag: ['@CON-08', '@CAT-22', '@SH-15'],
  }, async ({ shopper, page }) => {
    const optionalKeys = async () => {
      const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      return keys.filter((key) => !NEEDED.includes(key));
    };
    await shopper.open('/collections/sofas');
    await shopper.openFirstInStock();
    await shopper.reload();
    const question = page.getByRole('complementary', { name: 'Your privacy choice' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(question).toBeVisible();
    expect(await optionalKeys()).toEqual([]);
    await question.getByRole('button', { name: 'Yes, remember' }).click();
    await expect(question).toBeHidden();
    await shopper.reload();
    await expect.poll(optionalKeys).toEqual(['store:recentlyViewed']);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await expect(shopper.heading('Privacy choices')).toBeVisible();
    await page.getByRole('checkbox', { name: /Remember the products/ }).uncheck();
    await expect.poll(optionalKeys).toEqual([]);
  });
});
