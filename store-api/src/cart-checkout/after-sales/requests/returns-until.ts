import { DAY_MS, indianDay, startOfIndianDay } from '../../../platform/time.ts';

/**
 * The last millisecond of the return period: the end of the Indian day `days` after completion, whatever the hour of
 * completion.
 */
export function returnsUntil(completedAt: Date, days: number): Date {
  const began = startOfIndianDay(indianDay(completedAt));
  return new Date(began.getTime() + (days + 1) * DAY_MS - 1);
}
