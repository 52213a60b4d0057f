import { MEMBERS_ROUTES } from '../look/routes.ts';
import { somebody } from '../store/person.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { expectArabic } from './support/arabic.ts';
import { expectReadable } from './support/readable.ts';

test.describe.configure({ timeout: 600_000 });

inBothLanguages((language) => {
  test("no member's page cuts or covers text or targets in narrow windows, at 200 % text and on paper, and in Arabic all is Arabic [SH-24] [SH-21]", {
    tag: ['@SH-24', '@SH-16', '@SH-21'],
  }, async ({ page, shopper }) => {
    const expectSound = async (name: string) => {
      await shopper.scrollThrough();
      await shopper.requestsEnded();
      // A toast covers what is under it for a few seconds, and may.
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
      await expectReadable(page, name);
      if (language === 'ar') await expectArabic(page, name);
    };
    await shopper.open('/collections/sofas');
    await shopper.openFirstInStock();
    const person = somebody();
    await shopper.goPay(person);
    await shopper.payWith('success');
    await shopper.heading(shopper.texts.thanks).waitFor();
    const number = await shopper.receipt(shopper.texts.orderNumber);
    await expectSound('thank-you');
    await shopper.open(`/myorders/${number}`);
    await expectSound('order');
    await shopper.open(`/track-order?number=${number}`);
    const lookUp = page.getByRole('main').getByRole('form');
    await lookUp.getByLabel(shopper.texts.email).fill(person.email);
    await lookUp.getByRole('button').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: number })).toBeVisible();
    await expectSound('order look-up');
    await shopper.open('/collections/beds');
    await shopper.openFirstInStock();
    await shopper.addToCart();
    for (const { name, path } of MEMBERS_ROUTES) {
      await shopper.open(path);
      await expectSound(name);
    }
  });
});
