import type { OpeningHours } from 'shared-contracts/domain/studio';

/** Days in a row, from 1, Monday, to 7. */
export interface DaysInRow {
  readonly first: number;
  readonly last: number;
}

export interface OpenDays extends DaysInRow {
  /** Null where the studio is closed. */
  readonly times: { readonly opens: string; readonly closes: string } | null;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The week from Monday: days in a row with the same hours together, and the closed ones. */
export function openingDays(hours: readonly OpeningHours[]): readonly OpenDays[] {
  const rows: OpenDays[] = [];
  for (const day of WEEK) {
    const times = hours.find(({ days }) => days.includes(day)) ?? null;
    const before = rows.at(-1);
    if (before && before.times?.opens === times?.opens && before.times?.closes === times?.closes) {
      rows[rows.length - 1] = { ...before, last: day };
    } else rows.push({ first: day, last: day, times });
  }
  return rows;
}
