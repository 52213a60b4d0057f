import { passwordLength } from './password-length.ts';

/** Turned into the shopper's text where it is shown. */
export type FieldFault =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'too-short'; readonly min: number }
  | { readonly kind: 'not-an-email' };

export interface FieldRule {
  readonly required?: boolean;
  /** Longest value in characters. */
  readonly max?: number;
  /** Shortest value in characters. */
  readonly min?: number;
  readonly email?: boolean;
  /**
   * A password's lengths are those it is compared by, whatever keyboard spelt it; of one to be set, those typed as well.
   * The API counts in the same way (api/shapes/password).
   */
  readonly password?: 'given' | 'to-be-set';
}

// One @, no spaces, a dot in the domain: the check of the HTML standard plus the dot.
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+$/;

export function isEmail(value: string): boolean {
  return EMAIL.test(value);
}

/** The first fault of a value under a rule, or null. White space alone counts as empty (spec §5). */
export function checkField(value: string, rule: FieldRule): FieldFault | null {
  if (value.trim() === '') return rule.required ? { kind: 'required' } : null;
  const lengths = lengthsOf(value, rule);
  if (rule.max !== undefined && Math.max(...lengths) > rule.max) return { kind: 'too-long', max: rule.max };
  if (rule.email && !isEmail(value.trim())) return { kind: 'not-an-email' };
  if (rule.min !== undefined && Math.min(...lengths) < rule.min) return { kind: 'too-short', min: rule.min };
  return null;
}

/** The lengths that a rule's limits hold for. */
function lengthsOf(value: string, { password }: FieldRule): readonly number[] {
  if (!password) return [value.length];
  const compared = passwordLength(value);
  return password === 'given' ? [compared] : [value.length, compared];
}
