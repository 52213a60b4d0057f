const DAY_MS = 86_400_000;

/** The store's formatters of days and moments, all in India, by the `localeOf` a language. */
export function inIndia(at: Date | number | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' }).format(new Date(at));
}

/** '9 Dec': a day within the next weeks. */
export function dayText(day: Date | string, locale: string): string {
  return inIndia(day, locale, { day: 'numeric', month: 'short' });
}

/** So many days from now. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
