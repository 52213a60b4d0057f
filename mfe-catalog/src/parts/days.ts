import { type Language, localeOf } from 'shared-contracts';

/** 'November 2026' of '2026-11'. */
export function monthOf(isoMonth: string, language: Language): string {
  const first = new Date(`${isoMonth}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}
