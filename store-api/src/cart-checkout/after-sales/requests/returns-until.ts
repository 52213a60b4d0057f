import { indianDay } from '../../../catalog/products/gst-rate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last millisecond in which a return may be asked for: the end of the Indian day that is `days` after the one on
 * which the order was completed, so that an hour more or less of that day makes no difference to anybody.
 */
export function returnsUntil(completedAt: Date, days: number): Date {
  const began = new Date(`${indianDay(completedAt)}T00:00:00+05:30`);
  return new Date(began.getTime() + (days + 1) * DAY_MS - 1);
}
