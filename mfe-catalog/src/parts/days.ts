import type { Language } from 'shared-contracts';

const LOCALES = { en: 'en-IN-u-nu-latn', ar: 'ar-u-nu-latn' } as const;

/** 'Sat, 28 Nov': the day `days` from now in the shopper's time zone. */
export function dayFromNow(days: number, language: Language, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', day: 'numeric', month: 'short' }).format(day);
}

/** '28 November 2026' in the store's time zone, so that server and browser agree. */
export function dateOf(isoDate: string, language: Language): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(date);
}
