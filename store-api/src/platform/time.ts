export const DAY_MS = 24 * 60 * 60 * 1000;

// Creating a formatter takes longer than answering from the cache.
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** The calendar day in India, 'YYYY-MM-DD': tax periods change at midnight there. */
export function indianDay(moment: Date): string {
  return DAY.format(moment);
}

/** The start of an Indian day, 'YYYY-MM-DD'. */
export function startOfIndianDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** The next midnight in India. */
export function endOfIndianDay(moment: Date): Date {
  return startOfIndianDay(indianDay(new Date(moment.getTime() + DAY_MS)));
}

/** '2026-11-21 14:30' in India. */
export function indianTime(moment: Date): string {
  return TIME.format(moment);
}
