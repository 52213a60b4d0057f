import { LIMITS } from '../../contract/domain/constants.ts';
import type { Fault } from '../field.tsx';

const { min, max } = LIMITS.enquiry.phone;

/** '+91 98765-43210' as digits; people write numbers in groups. */
export function digitsOf(typed: string): string {
  return typed.replace(/[\s()+.-]/g, '');
}

/** The fault of a phone number, or null for 10 to 15 digits; `malformed` is the text for other characters. */
export function checkPhone(typed: string, malformed: string): Fault | null {
  const digits = digitsOf(typed);
  if (digits.length > max) return { kind: 'too-long', max };
  return digits.length < min || /\D/.test(digits) ? malformed : null;
}
