import { LIMITS } from 'shared-contracts/domain/constants';

const CODE = new RegExp(`^\\d{${LIMITS.passwordCode.digits}}$`);

/** Strips blanks and dashes, and converts the digits of Arabic keyboards to Latin ones. */
export function plainCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

export function looksLikeCode(code: string): boolean {
  return CODE.test(code);
}
