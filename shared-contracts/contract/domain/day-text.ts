const DAY_MS = 86_400_000;

const YEAR = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The store's formatters of days and moments, all in India, by the `localeOf` a language. */
function inIndia(at: Date | number | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' }).format(new Date(at));
}

/** '9 Dec': a day within the next weeks. */
export function dayText(day: Date | string, locale: string): string {
  return inIndia(day, locale, { day: 'numeric', month: 'short' });
}

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

/** So many days from now. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
