import { randomInt } from 'node:crypto';
import { indianDay } from './time.ts';

/** Crockford's letters and digits: none is taken for another on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** 'CR-2026-7QK2ZD': the year in India, and one of a thousand million, so that another's is not guessed. */
export function drawReference(prefix: string, now: Date): string {
  const [year] = indianDay(now).split('-');
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${year}-${code}`;
}

/**
 * Draws references until one is new.
 * @param keep keeps the row under the reference; undefined when somebody has that reference already
 */
export async function underNewReference<Row>(
  prefix: string,
  now: Date,
  insert: (reference: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (;;) {
    const inserted = await insert(drawReference(prefix, now));
    if (inserted !== undefined) return inserted;
  }
}
