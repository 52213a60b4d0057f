import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';
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
    sendCode: 'أرسلوا لي رمزًا',
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  for (const width of [360, 1440]) {
    test(`no page of the account violates a rule, nor does a window over it (${language}, ${width} px)`, {
      tag: ['@SH-16', '@SH-17'],
    }, async ({ shopper: english, arabicShopper, page, store }) => {
      const shopper = language === 'en' ? english : arabicShopper;
      const words = BUTTONS[language];
      const look = async (where: string) => {
        expect.soft(await violations(page), where).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${where} is not wider than the window`).toBeLessThanOrEqual(0);
      };
      const openWindow = async (button: string) => {
        await page.getByRole('main').getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForTimeout(400);
        await look(`the window of ${button}`);
        await page.keyboard.press('Escape');
      };
      const person = somebody();
      await page.setViewportSize({ width: 1440, height: 900 });
      await becomeMember(shopper, person);
      const number = await buy(shopper, person, 'sofas');
      await page.setViewportSize({ width, height: 900 });

      for (const path of ['/Account', '/profile', '/myorders', '/Addresses', '/ResetPassword']) {
        await shopper.open(path);
        await page.waitForLoadState('networkidle');
        await look(path);
      }
      await shopper.open('/Addresses');
      await page.getByRole('main').getByRole('button', { name: words.addAddress }).click();
      await look('the form of an address');
      const lists = page.getByRole('main').getByRole('combobox');
      for (const [place, choice] of ['Kerala', 'Kochi'].entries()) {
        await expect(lists.nth(place)).toBeEnabled();
        await lists.nth(place).click();
        await expect(lists.nth(place)).toHaveAttribute('aria-expanded', 'true');
        await page.waitForTimeout(400);
        await look(`the open list with ${choice}`);
        await page.keyboard.type(choice);
        await page.keyboard.press('Enter');
      }
      await shopper.open('/Account');
      await openWindow(words.leave);
      await shopper.open(`/myorders/${number}`);
      await page.waitForLoadState('networkidle');
      await look('the order');
      await openWindow(words.cancel);
      await operator(store, 'orders', 'move', number, 'InProgress');
      await operator(store, 'orders', 'move', number, 'Completed');
      await shopper.reload();
      await openWindow(words.giveBack);
      await shopper.open('/ResetPassword');
      await page.getByRole('main').getByRole('textbox').first().fill(person.email);
      await page.getByRole('button', { name: words.sendCode }).click();
      await expect(page.getByRole('main').locator('input[autocomplete="one-time-code"]')).toBeVisible();
      await look('the second step of a new password');
    });
  }
}
