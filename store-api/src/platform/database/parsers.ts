// PostgreSQL's type ids, from its catalogue pg_type.
const INT8 = 20;
const DATE = 1082;

/** How the store reads what JavaScript has no exact type for: bigint as a safe number, dates as 'YYYY-MM-DD'. */
export const postgresParsers: Record<number, (text: string) => unknown> = {
  [INT8]: safeInteger,
  [DATE]: (text) => text,
};

/** Throws RangeError rather than rounding: an amount of money must never be off by a paisa. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe integers: ${text}`);
  return value;
}
