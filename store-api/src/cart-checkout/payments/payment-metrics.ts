import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../platform/database/schema.ts';
import { backlog } from './reconciler/claim-payments.ts';
import { unsettledRefunds } from './refunds/unsettled-refunds.ts';

/** What payments wait for. Counted in the database, so every process reports the same. */
export function observePayments(registry: Registry, db: Db, now: () => Date): void {
  gauge('payments_to_ask', 'Payments that the provider should have been queried about by now', async () => {
    const { payments } = await backlog(db, now());
    return payments;
  });
  gauge('payments_to_ask_seconds', 'How long the first of these has been due', async () => {
    const { since } = await backlog(db, now());
    return since === null ? 0 : (now().getTime() - since.getTime()) / 1000;
  });
  gauge('refunds_refused', 'Refunds that the provider refused and that are still owed', async () => {
    const { refused } = await unsettledRefunds(db)
      .select((row) => row.fn.countAll<number>().as('refused'))
      .executeTakeFirstOrThrow();
    return refused;
  });

  function gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without its database a process still reports everything else.
        this.set(await read().catch(() => Number.NaN));
      },
    });
  }
}
