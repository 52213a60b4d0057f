import { INDIAN_MOBILE, indianMobile } from './mobile.ts';
import { isPin } from './pin-form.ts';
import { pinLiesIn } from './pincode.ts';

/** The one country the store delivers to, by its CountryName. */
export const HOME_COUNTRY = 'India';

/** What is wrong with a delivery address beyond the common faults of a field. */
export type AddressFault =
  | { readonly kind: 'not-a-mobile' }
  | { readonly kind: 'not-a-pin' }
  | { readonly kind: 'pin-of-another-state' };

/** The fault of a mobile number as typed, with or without +91, blanks and dashes. */
export function mobileFault(typed: string): AddressFault | null {
  return INDIAN_MOBILE.test(indianMobile(typed)) ? null : { kind: 'not-a-mobile' };
}

/** The fault of a PIN code in a state, by its GST code ('29'); '' while that is not known, when any PIN will do. */
export function pinFault(typed: string, gstCode: string): AddressFault | null {
  const pin = typed.trim();
  if (!isPin(pin)) return { kind: 'not-a-pin' };
  return gstCode === '' || pinLiesIn(pin, gstCode) ? null : { kind: 'pin-of-another-state' };
}
