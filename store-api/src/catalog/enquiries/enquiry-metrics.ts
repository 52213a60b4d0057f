import { Gauge } from 'prom-client';
import type { Api } from '../../platform/http/api.ts';
import { countEnquiriesDue } from './enquiries-due.ts';
import { dueBefore } from './enquiry-clocks.ts';

/** Open enquiries by clock, and before they are late: alert on 'due', which is within 12 hours, not on 'overdue'. */
export function enquiryMetrics({ db, now, metrics }: Api): void {
  new Gauge({
    name: 'enquiries_due',
    help: 'Enquiries to answer, acknowledge or settle: due within 12 hours, or overdue',
    labelNames: ['clock', 'status'],
    registers: [metrics.registry],
    async collect() {
      const moment = now();
      // Without its database a process still reports everything else.
      const counts = await countEnquiriesDue(db, { before: dueBefore(moment), now: moment }).catch(() => null);
      this.reset();
      if (!counts) return;
      for (const clock of ['answer', 'settle'] as const) {
        const { overdue, due } = counts.find((one) => one.clock === clock) ?? { overdue: 0, due: 0 };
        this.set({ clock, status: 'overdue' }, overdue);
        this.set({ clock, status: 'due' }, due);
      }
    },
  });
}
