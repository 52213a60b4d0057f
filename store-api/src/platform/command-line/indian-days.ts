import { DAY_MS, indianDay, startOfIndianDay } from '../time.ts';
import { CommandRefused } from './command.ts';

/** The start of an Indian day ('YYYY-MM-DD') and of the next. Throws `CommandRefused` for any other text. */
export function indianDayLimits(option: string, day: string): { readonly from: Date; readonly until: Date } {
  const from = startOfIndianDay(day);
  // Some parsers move 30 February into March, others refuse it.
  if (Number.isNaN(from.getTime()) || indianDay(from) !== day) {
    throw new CommandRefused(`${option} is a day like 2026-11-21.`);
  }
  return { from, until: new Date(from.getTime() + DAY_MS) };
}

/** A day of India, as the database has days. Throws `CommandRefused`. */
export function readDay(option: string, day: string): string {
  indianDayLimits(option, day);
  return day;
}

interface Period {
  readonly valid_from: Date;
  readonly valid_until: Date | null;
}

export function periodState({ valid_from, valid_until }: Period, now: Date): 'running' | 'planned' | 'over' {
  if (now < valid_from) return 'planned';
  return valid_until !== null && now >= valid_until ? 'over' : 'running';
}

/** 'since 2026-11-21' and 'until 2026-11-30': days of India, the last one included. */
export function formatPeriod({ valid_from, valid_until }: Period): readonly string[] {
  const since = `since ${indianDay(valid_from)}`;
  return valid_until === null ? [since] : [since, `until ${indianDay(new Date(valid_until.getTime() - 1))}`];
}
