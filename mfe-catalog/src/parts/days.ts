import type { Language } from 'shared-contracts';

const LOCALES = { en: 'en-IN-u-nu-latn', ar: 'ar-u-nu-latn' } as const;

/** 'Sat, 28 Nov': a day in the shopper's own calendar, `days` from now. */
export function dayFromNow(days: number, language: Language, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', day: 'numeric', month: 'short' }).format(day);
}

/** '28 November 2026', the same for server and browser: by the store's clock, not the shopper's. */
export function dateOf(isoDate: string, language: Language): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(date);
}
