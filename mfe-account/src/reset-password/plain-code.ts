import { LIMITS } from 'shared-contracts/domain/constants';

const CODE = new RegExp(`^\\d{${LIMITS.passwordCode.digits}}$`);

/** A code as typed or pasted, without blanks and dashes, in Latin digits (an Arabic keyboard types others). */
export function plainCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Whether a plain code can be one at all. */
export function looksLikeCode(code: string): boolean {
  return CODE.test(code);
}
