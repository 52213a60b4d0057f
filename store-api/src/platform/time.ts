export const DAY_MS = 24 * 60 * 60 * 1000;

// Making one takes longer than a whole answer from the cache.
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** India's calendar day of a moment, 'YYYY-MM-DD': tax periods change at midnight there. */
export function indianDay(moment: Date): string {
  return DAY.format(moment);
}

/** When a day of India, 'YYYY-MM-DD', begins. */
export function startOfIndianDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** '2026-11-21 14:30' in India, as operators read it. */
export function indianTime(moment: Date): string {
  return TIME.format(moment);
}
