import { dayText, inIndia } from './day-text.ts';

// A file of its own: a card says days alone, and this would be 100 bytes of each listing's first script.

const YEAR = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** 'Wed 9 Dec': the same where there is room. */
export function weekdayText(day: Date | string, locale: string): string {
  return `${inIndia(day, locale, { weekday: 'short' })} ${dayText(day, locale)}`;
}

/** '9 Dec 2026' */
export function dateText(day: Date | number | string, locale: string): string {
  return inIndia(day, locale, YEAR);
}

/** '9 Dec 2026, 7:05 am' */
export function momentText(at: Date | number | string, locale: string): string {
  return inIndia(at, locale, { ...YEAR, hour: 'numeric', minute: '2-digit' });
}
