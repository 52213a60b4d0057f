import { DAY_MS, indianDay, startOfIndianDay } from '../time.ts';
import { CommandRefused } from './command.ts';

/** When a day begins in India, and the next; the day is 'YYYY-MM-DD'. Throws `CommandRefused` for any other text. */
export function indianDayLimits(option: string, day: string): { readonly from: Date; readonly until: Date } {
  const from = startOfIndianDay(day);
  // An impossible day such as 30 February is moved into March by some parsers and refused by others.
  if (Number.isNaN(from.getTime()) || indianDay(from) !== day) {
    throw new CommandRefused(`${option} is a day like 2026-11-21.`);
  }
  return { from, until: new Date(from.getTime() + DAY_MS) };
}
