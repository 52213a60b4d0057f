import { somebody } from '../store/person.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { atRest, expectAccessible, violations } from '../store/violations.ts';
import { becomeMember, buy } from './support/members.ts';
import { operator } from './support/operator.ts';

test.describe.configure({ timeout: 300_000 });

const BUTTONS = {
  en: {
    cancel: 'Cancel order',
    addAddress: 'Add an address',
    leave: 'Delete my account',
    giveBack: 'Return items',
    sendCode: 'Send me a code',
  },
  ar: {
    cancel: 'إلغاء الطلب',
    addAddress: 'إضافة عنوان',
    leave: 'حذف حسابي',
    giveBack: 'إرجاع قطع',
    sendCode: 'أرسل الرمز',
  },
} as const;

inBothLanguages((language) => {
  test('no page of the account violates a rule, nor does a dialog over it', {
    tag: ['@SH-16', '@SH-17'],
  }, async ({ shopper, page, store }) => {
    const words = BUTTONS[language];
    // What differs between the languages shows on a phone.
    const look = (where: string) => expectAccessible(page, where, language === 'en' ? [PHONE, DESK] : [PHONE]);
    const main = page.getByRole('main');
    const openDialog = async (button: string) => {
      await main.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await atRest(page);
      await look(`the dialog of ${button}`);
      await page.keyboard.press('Escape');
    };
    const person = somebody();
    await becomeMember(shopper, person);
    const number = await buy(shopper, person, 'sofas');

    for (const path of ['/Account', '/profile', '/myorders', '/Addresses', '/ResetPassword']) {
      await shopper.open(path);
      await page.waitForLoadState('networkidle');
      await look(path);
    }
    await shopper.open('/Addresses');
    await main.getByRole('button', { name: words.addAddress }).click();
    await look('the form of an address');
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
    await shopper.open('/Account');
    await openDialog(words.leave);
    await shopper.open(`/myorders/${number}`);
    await page.waitForLoadState('networkidle');
    await look('the order');
    await openDialog(words.cancel);
    await operator(store, 'orders', 'move', number, 'InProgress');
    await operator(store, 'orders', 'move', number, 'Completed');
    await shopper.reload();
    await openDialog(words.giveBack);
    await shopper.open('/ResetPassword');
    await main.getByRole('textbox').first().fill(person.email);
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(main.locator('input[autocomplete="one-time-code"]')).toBeVisible();
    await look('the second step of a new password');
  });
});
