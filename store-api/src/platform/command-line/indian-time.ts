import { CommandRefused } from './command.ts';

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** '2026-11-21 14:30', the time in India, as all times of orders are told. */
export function indianTime(moment: Date): string {
  return TIME.format(moment);
}

/** When a day begins in India, and the next; the day is 'YYYY-MM-DD'. Throws `CommandRefused` for any other text. */
export function indianDayLimits(option: string, day: string): { readonly from: Date; readonly until: Date } {
  const from = new Date(`${day}T00:00:00+05:30`);
  // An impossible day such as 30 February is moved into March by some parsers and refused by others.
  if (!DAY.test(day) || Number.isNaN(from.getTime()) || indianTime(from).slice(0, 10) !== day) {
    throw new CommandRefused(`${option} is a day like 2026-11-21.`);
  }
  return { from, until: new Date(from.getTime() + DAY_MS) };
}
