import { isWhole } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

const HOUR_MS = 3_600_000;

/**
 * By how many hours the store's clock is ahead of this device's, as the API's last answer said. Stored, because most pages
 * are shown without a call: a phone a week off would name wrong days of delivery.
 */
export const $clockSkew = persistedAtom<number>({
  key: 'store:clockSkew',
  belongsTo: 'browser',
  initial: 0,
  ...jsonCodec(isWhole, (hours) => hours === 0),
});

/** @param date an HTTP date; null where the answer carried none */
export function noteServerDate(date: string | null, now = Date.now()): void {
  const hours = Math.round((Date.parse(date ?? '') - now) / HOUR_MS);
  if (Number.isFinite(hours) && hours !== $clockSkew.get()) $clockSkew.set(hours || 0);
}

/** Now by the store's clock, to the hour. */
export function storeNow(skew: number, now = Date.now()): Date {
  return new Date(now + skew * HOUR_MS);
}
