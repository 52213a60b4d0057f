import type { Language, User } from 'shared-contracts';
import type { FakeAnswer } from 'shared-contracts/testing/fake-api';
import { provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page } from '../checkout/page.tsx';
import { asha, priced, pricedCart, rememberCart, sofa } from './sample-cart.ts';

beforeAll(provideWhatSelectsUse);

const sum = 91999;
/** Sells two sofas, accepts NEW5, and knows two states; the address book is empty. */
export const server: Record<string, FakeAnswer> = {
  'cart-data': ({ CouponCode }: { CouponCode: string }) =>
    pricedCart([priced(sofa)], {
      discount: CouponCode === 'NEW5' ? 4599.95 : 0,
      total: CouponCode === 'NEW5' ? sum - 4599.95 : sum,
      taxLines: [{ rate: 18, taxable: 77965.25, cgst: 7016.88, sgst: 7016.87, igst: 0 }],
      taxTotal: 14033.75,
    }),
  'calculate-coupon-discount': ({ CouponCode }: { CouponCode: string }) => ({
    DiscountValueAfterCouponAppliedWithQuantity: CouponCode === 'NEW5' ? 4599.95 : 0,
  }),
  'get-addresses': [],
  'save-checkout-draft': [{ ResponseMsg: 'Saved Successfully' }],
  'get-countries-list': [
    { CountryID: 1, CountryName: 'India' },
    { CountryID: 2, CountryName: 'Nepal' },
  ],
  'get-place-of-pin': [],
  'get-states-provinces-list': ({ CountryId }: { CountryId: number }) =>
    CountryId === 1
      ? [
          { StateProvinceID: 12, StateName: 'Karnataka', GstCode: '29' },
          { StateProvinceID: 13, StateName: 'Kerala', GstCode: '32' },
        ]
      : [],
  'get-cities-list': ({ StateProvinceId }: { StateProvinceId: number }) =>
    StateProvinceId === 12 ? [{ CityID: 31, CityName: 'Bengaluru' }] : [{ CityID: 41, CityName: 'Kochi' }],
};

/** Opens /Checkout with two sofas and waits until Pay Now is enabled. */
export async function openCheckout({
  answers = {},
  as = asha,
  language = 'en',
}: {
  answers?: Record<string, FakeAnswer>;
  as?: User;
  language?: Language;
} = {}) {
  rememberCart(sofa);
  const rendered = await renderPage(page, {
    path: '/Checkout',
    language,
    loggedInAs: as,
    api: { ...server, ...answers },
  });
  const payNow = await rendered.findByText(/^(Pay Now|ادفع الآن)$/, { selector: 'button:enabled' });
  return { ...rendered, payNow };
}
