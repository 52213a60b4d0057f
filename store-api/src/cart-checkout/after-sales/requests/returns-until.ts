import { DAY_MS, indianDay, startOfIndianDay } from '../../../platform/time.ts';

/**
 * The last millisecond in which a return may be asked for: the end of the Indian day that is `days` after the one on
 * which the order was completed, so that an hour more or less of that day makes no difference to anybody.
 */
export function returnsUntil(completedAt: Date, days: number): Date {
  const began = startOfIndianDay(indianDay(completedAt));
  return new Date(began.getTime() + (days + 1) * DAY_MS - 1);
}
