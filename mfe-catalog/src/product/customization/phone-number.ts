import { LIMITS } from 'shared-contracts/domain/constants';
import type { FieldFault } from 'shared-contracts/domain/validation';

const { min, max } = LIMITS.enquiry.phone;

/** '+91 98765-43210' as its digits; people write numbers in groups. */
export function digitsOf(typed: string): string {
  return typed.replace(/[\s()+.-]/g, '');
}

/** What is wrong with a phone number of 10 to 15 digits, or null; an empty one is no fault of its form. */
export function checkPhone(typed: string): FieldFault | 'no-number' | null {
  const digits = digitsOf(typed);
  if (digits === '') return null;
  if (digits.length > max) return { kind: 'too-long', max };
  return digits.length < min || /\D/.test(digits) ? 'no-number' : null;
}
