import { inBothLanguages, test } from '../store/store-test.ts';
import { expectAccessible } from '../store/violations.ts';

// The pages that other specs do not check: home, listing, product, cart and account have their own.
const PAGES = [
  '/Login',
  '/CreateAccount',
  '/PaymentFailed',
  '/Blog',
  '/Blog/how-to-choose-dining-room-furniture',
  '/pages/terms',
  '/Contactus',
  '/bulk-order',
  '/Customized-Furniture',
  '/pages/grievance',
  '/enquiry',
  '/track-order',
];

inBothLanguages(() => {
  test('no page that a visitor sees violates an accessibility rule, on a phone and on a desk', {
    tag: ['@SH-16', '@SH-17'],
  }, async ({ shopper, page }) => {
    for (const path of PAGES) {
      await shopper.open(path);
      await expectAccessible(page, path);
    }
  });
});
