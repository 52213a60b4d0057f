import type { GivenOptions } from '../../platform/command-line/given.ts';
import { indianDayLimits } from '../../platform/command-line/indian-days.ts';

/** Options of every report. Days are India's, the last one included. */
export const PERIOD = {
  from: { takes: 'DAY', about: 'The first day, in India. Without it: all there is.', read: indianDayLimits },
  to: { takes: 'DAY', about: 'The last day, in India.', read: indianDayLimits },
} as const;

/** Options of the reports that read tax documents. */
export const DOCUMENTS = {
  ...PERIOD,
  test: { about: 'Of the payment sandbox instead, for which no tax is owed.' },
} as const;

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const ALWAYS = { from: new Date('2000-01-01'), until: new Date('9999-01-01') };

export function periodOf({ from, to }: GivenOptions<typeof PERIOD>): Period {
  return { from: from?.from ?? ALWAYS.from, until: to?.until ?? ALWAYS.until };
}
