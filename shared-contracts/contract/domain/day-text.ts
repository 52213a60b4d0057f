const DAY_MS = 86_400_000;

/** A day in India as shoppers say it: '29 Nov', or with `long` 'Sunday 29 November'. By the `localeOf` a language. */
export function dayText(day: Date | string, locale: string, { long = false } = {}): string {
  const options = long
    ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' }).format(new Date(day));
}

/** So many days from now. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
