import { LIMITS } from 'shared-contracts/domain/constants';
import { passwordLength } from 'shared-contracts/domain/password-length';

type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong';

/** A hint that blocks nothing (ACC-06): length counts first, then the variety of characters. */
export function passwordStrength(password: string): PasswordStrength {
  if (Math.min(password.length, passwordLength(password)) < LIMITS.passwordMinimum) return 'too-short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 'weak';
  if (password.length >= 16 || (password.length >= 12 && kinds >= 2)) return 'strong';
  return kinds >= 3 ? 'fair' : 'weak';
}
