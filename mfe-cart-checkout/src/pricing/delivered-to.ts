import { isPin, pinDigits } from 'shared-contracts/domain/pin-form';

/** The part of a request for prices that a delivery zone is found by; nothing while the PIN is not whole. */
export function deliveredTo(typed: string): { readonly PostalCode?: string } {
  const pin = pinDigits(typed);
  return isPin(pin) ? { PostalCode: pin } : {};
}
