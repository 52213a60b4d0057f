import { $user, jsonCodec, persistedAtom, type User } from 'shared-contracts';
import * as v from 'valibot';
import { HOME_COUNTRY } from './home-country.ts';

/** What the shopper has typed at checkout, kept under local storage's `store:checkoutDraft`. Ids as in a select: text. */
const CheckoutDraft = v.object({
  /** Whose it is: another person's draft is never shown. */
  UserID: v.number(),
  email: v.string(),
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  stateId: v.string(),
  cityId: v.string(),
  postalCode: v.string(),
  /** The discount code that is applied; '' for none. */
  couponCode: v.string(),
});
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>;

export const $checkoutDraft = persistedAtom<CheckoutDraft | null>(
  'store:checkoutDraft',
  null,
  jsonCodec(
    (stored): stored is CheckoutDraft | null => v.is(v.nullable(CheckoutDraft), stored),
    (draft) => draft === null,
  ),
);

// Nothing of a person stays after they have logged out.
$user.listen((user) => {
  if (user === null) $checkoutDraft.set(null);
});

/** The person's own draft, or one prefilled with what their account knows. */
export function draftFor(user: User, stored: CheckoutDraft | null): CheckoutDraft {
  if (stored?.UserID === user.UserID) return stored;
  // An address abroad is of no use to a store that delivers within India only.
  const inIndia = !user.CountryName || user.CountryName === HOME_COUNTRY;
  return {
    UserID: user.UserID,
    email: user.EmailAddress,
    name: `${user.FirstName} ${user.LastName}`.trim(),
    phone: indianMobile(user.MobileNo ?? ''),
    address: (inIndia && user.AddressLineOne) || '',
    stateId: inIndia ? idText(user.StateProvinceID) : '',
    cityId: inIndia ? idText(user.CityID) : '',
    postalCode: (inIndia && user.PostalCode) || '',
    couponCode: '',
  };
}

/** '+91 98450 12345' and '098450-12345' to '9845012345'; anything else is left for the shopper to correct. */
export function indianMobile(phone: string): string {
  return phone.replace(/[\s()-]/g, '').replace(/^(\+91|0)/, '');
}

function idText(id: number | null | undefined): string {
  return id && id > 0 ? String(id) : '';
}
