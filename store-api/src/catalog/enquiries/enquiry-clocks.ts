import type { EnquiryKind } from 'shared-contracts/api/shapes/enquiry-state';

const HOUR_MS = 60 * 60_000;
/** India has one offset all year. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
/** What the contact page promises, and the Consumer Protection (E-Commerce) Rules, 2020, rule 4(5), give an officer. */
export const ANSWER_HOURS = 48;
/** So long before a deadline an enquiry is due. */
export const DUE_HOURS = 12;

interface Clocks {
  readonly answer_due_at: Date;
  /** Null where nothing has to be settled. */
  readonly settle_due_at: Date | null;
}

/** A complaint has two clocks: 48 hours to its acknowledgement, a month to its settlement (rule 4(5)). */
export function clocksOf(kind: EnquiryKind, now: Date): Clocks {
  return {
    answer_due_at: new Date(now.getTime() + ANSWER_HOURS * HOUR_MS),
    settle_due_at: kind === 'grievance' ? oneMonthAfter(now) : null,
  };
}

/** The same day of the next month in India, or its last: a month from 31 January ends with February. */
function oneMonthAfter(moment: Date): Date {
  const there = new Date(moment.getTime() + INDIA_AHEAD_MS);
  const day = there.getUTCDate();
  there.setUTCMonth(there.getUTCMonth() + 1);
  if (there.getUTCDate() !== day) there.setUTCDate(0);
  return new Date(there.getTime() - INDIA_AHEAD_MS);
}

export const dueBefore = (now: Date, hours = DUE_HOURS): Date => new Date(now.getTime() + hours * HOUR_MS);
