import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { PHONE } from '../store/viewports.ts';
import { atRest, expectAccessible, violations } from '../store/violations.ts';
import { becomeMember } from './support/members.ts';

// layout/members-pages.spec.ts has the pages as they open, and their dialogs.
test('no form that unfolds on a page of the account violates a rule, nor do its lists', {
  tag: ['@SH-17'],
}, async ({ shopper, page }) => {
  const main = page.getByRole('main');
  const person = somebody();
  await becomeMember(shopper, person);
  await shopper.open('/Addresses');
  await main.getByRole('button', { name: 'Add an address' }).click();
  await expectAccessible(page, 'the form of an address');
  await page.setViewportSize(PHONE);
  const lists = main.getByRole('combobox');
  for (const [place, choice] of ['Kerala', 'Kochi'].entries()) {
    await expect(lists.nth(place)).toBeEnabled();
    await lists.nth(place).click();
    await expect(lists.nth(place)).toHaveAttribute('aria-expanded', 'true');
    await atRest(page);
    expect.soft(await violations(page), `the open list with ${choice}`).toEqual([]);
    await page.keyboard.type(choice);
    await page.keyboard.press('Enter');
  }
  await shopper.open('/ResetPassword');
  await main.getByRole('textbox').first().fill(person.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(main.locator('input[autocomplete="one-time-code"]')).toBeVisible();
  await expectAccessible(page, 'the second step of a new password');
});
