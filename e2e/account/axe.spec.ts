import { somebody } from '../store/person.ts';
import { expect, test } from '../store/store-test.ts';
import { violations } from '../store/violations.ts';
import { becomeMember, buyOne } from './support/members.ts';

test.describe.configure({ timeout: 300_000 });

const BUTTONS = {
  en: { cancel: 'Cancel order', addAddress: 'Add an address', leave: 'Delete my account' },
  ar: { cancel: 'إلغاء الطلب', addAddress: 'إضافة عنوان', leave: 'حذف حسابي' },
} as const;

for (const language of ['en', 'ar'] as const) {
  for (const width of [360, 1440]) {
    test(`no page of the account violates a rule, nor does a window over it (${language}, ${width} px)`, {
      tag: ['@SH-16', '@SH-17'],
    }, async ({ shopper: english, arabicShopper, page }) => {
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
      const number = await buyOne(shopper, person, 'sofas');
      await page.setViewportSize({ width, height: 900 });

      for (const path of ['/Account', '/profile', '/myorders', '/Addresses', '/ResetPassword']) {
        await shopper.open(path);
        await page.waitForLoadState('networkidle');
        await look(path);
      }
      await shopper.open('/Addresses');
      await page.getByRole('main').getByRole('button', { name: words.addAddress }).click();
      await look('the form of an address');
      await shopper.open('/Account');
      await openWindow(words.leave);
      await shopper.open(`/myorders/${number}`);
      await page.waitForLoadState('networkidle');
      await look('the order');
      await openWindow(words.cancel);
    });
  }
}
