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

/** When something is valid; without an end, for ever. */
interface Period {
  readonly valid_from: Date;
  readonly valid_until: Date | null;
}

export function periodState({ valid_from, valid_until }: Period, now: Date): 'running' | 'planned' | 'over' {
  if (now < valid_from) return 'planned';
  return valid_until !== null && now >= valid_until ? 'over' : 'running';
}

/** 'since 2026-11-21' and 'until 2026-11-30': days of India, the last one included. */
export function periodInWords({ valid_from, valid_until }: Period): readonly string[] {
  const since = `since ${indianDay(valid_from)}`;
  return valid_until === null ? [since] : [since, `until ${indianDay(new Date(valid_until.getTime() - 1))}`];
}
