import { randomInt } from 'node:crypto';
import { indianDay } from './time.ts';

/** Crockford's alphabet has no characters that sound or look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** 'CR-2026-7QK2ZD': the Indian year and a random code of 30 bits, so that references cannot be guessed. */
export function drawReference(prefix: string, now: Date): string {
  const [year] = indianDay(now).split('-');
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${year}-${code}`;
}

/**
 * Draws references until one is unused.
 * @param insert inserts the row; undefined when the reference exists
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
