import { randomInt } from 'node:crypto';
import { indianDay } from '../catalogue/gst-rate.ts';
import type { EnquiryKind } from './tables.ts';

const PREFIX: Record<EnquiryKind, string> = { contact: 'CN', bulk: 'BK', customization: 'CR', grievance: 'GR' };
/** Crockford's letters and digits: none is taken for another on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** 'CR-2026-7QK2ZD': the year in India, and one of a thousand million, so that another's is not guessed. */
export function referenceNumber(kind: EnquiryKind, now: Date): string {
  const [year] = indianDay(now).split('-');
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${PREFIX[kind]}-${year}-${code}`;
}
