import { type Language, localeOf } from 'shared-contracts';
import type { Instant } from 'shared-contracts/domain/instant';

/** 'November 2026' of '2026-11'. */
export function monthOf(isoMonth: string, language: Language): string {
  const first = new Date(`${isoMonth}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}

/** '28 November 2026' in the store's time zone, so that server and browser agree. */
export function dateOf(at: Instant, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(at);
}
