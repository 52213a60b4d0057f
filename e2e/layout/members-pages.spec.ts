import { MEMBERS_ROUTES } from '../look/routes.ts';
import { toFilledCheckout } from '../money/support/to-checkout.ts';
import { somebody } from '../store/person.ts';
import { expect, inBothLanguages, test } from '../store/store-test.ts';
import { DESK, PHONE } from '../store/viewports.ts';
import { expectAccessible } from '../store/violations.ts';
import { expectArabic } from './support/arabic.ts';
import { closeDialog, expectSoundDialog } from './support/dialogs.ts';
import { expectReadable } from './support/readable.ts';

test.describe.configure({ timeout: 1_200_000 });
// Passkeys need a host with a name.
test.use({ hostName: 'localhost' });

/** Buttons that open a dialog. */
const OPENERS = {
  en: {
    shippingPolicy: 'Shipping policy',
    cancelOrder: 'Cancel order',
    addresses: /^Delete the address of/,
    profile: 'Add a passkey',
    account: 'Delete my account',
  },
  ar: {
    shippingPolicy: 'سياسة الشحن',
    cancelOrder: 'إلغاء الطلب',
    addresses: /^حذف عنوان/,
    profile: 'إضافة مفتاح مرور',
    account: 'حذف حسابي',
  },
} as const;

inBothLanguages((language) => {
  test("no member's page or dialog breaks a rule of accessibility or cuts or covers text or targets in narrow windows, at 200 % text and on paper, and in Arabic all is Arabic [SH-24] [SH-21]", {
    tag: ['@SH-24', '@SH-16', '@SH-17', '@SH-21', '@CART-04', '@PAY-02'],
  }, async ({ page, shopper }) => {
    const openers = OPENERS[language];
    const main = page.getByRole('main');
    const expectSound = async (name: string) => {
      await shopper.scrollThrough();
      await shopper.requestsEnded();
      // A toast covers what is under it for a few seconds, and may.
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
      await expectReadable(page, name);
      // What differs between the languages shows on a phone.
      await expectAccessible(page, name, language === 'en' ? [PHONE, DESK] : [PHONE]);
      if (language === 'ar') await expectArabic(page, name);
    };
    const expectOpensSound = async (opener: string | RegExp) => {
      await main.getByRole('button', { name: opener }).first().click();
      await expectSoundDialog(page, String(opener));
      await closeDialog(page);
    };
    const person = somebody();
    await toFilledCheckout(shopper, person);
    await expectOpensSound(openers.shippingPolicy);
    // Its address goes into the book.
    await main.getByRole('checkbox').last().check();
    await shopper.payNow();
    await shopper.payWith('success');
    await shopper.heading(shopper.texts.thanks).waitFor();
    const number = await shopper.receipt(shopper.texts.orderNumber);
    await expectSound('thank-you');
    await shopper.open(`/myorders/${number}`);
    await expectSound('order');
    await expectOpensSound(openers.cancelOrder);
    await shopper.open(`/track-order?number=${number}`);
    const lookUp = main.getByRole('form');
    await lookUp.getByLabel(shopper.texts.email).fill(person.email);
    await lookUp.getByRole('button').click();
    await expect(main.getByRole('heading', { level: 2, name: number })).toBeVisible();
    await expectSound('order look-up');
    await shopper.open('/collections/beds');
    await shopper.openFirstInStock();
    await shopper.addToCart();
    for (const { name, path } of MEMBERS_ROUTES) {
      await shopper.open(path);
      await expectSound(name);
      if (name === 'addresses' || name === 'profile' || name === 'account') await expectOpensSound(openers[name]);
    }
  });
});
