import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../platform/database/schema.ts';
import { backlog } from './reconciler/claim-payments.ts';
import { refundKeys } from './refunds/refund-keys.ts';
import { unsettledRefunds } from './refunds/unsettled-refunds.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const STEPS = ['started', 'paid'] as const;

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

  gauge(
    'refunds_made_outside',
    'Refunds of the last day that were made in the provider’s dashboard, not requested by the store',
    async () => {
      const { made } = await db
        .selectFrom('refunds')
        .select((row) => row.fn.countAll<number>().as('made'))
        .where('request_key', 'like', refundKeys.outside('%'))
        .where('created_at', '>', new Date(now().getTime() - DAY_MS))
        .executeTakeFirstOrThrow();
      return made;
    },
  );
  gauge(
    'refunds_waiting_seconds',
    'How long the oldest refund has been requested that the provider has not answered',
    async () => {
      const { since } = await db
        .selectFrom('refunds')
        .select((row) => row.fn.min<Date | null>('created_at').as('since'))
        .where('state', '=', 'requested')
        .executeTakeFirstOrThrow();
      return since === null ? 0 : (now().getTime() - since.getTime()) / 1000;
    },
  );
  new Gauge({
    name: 'checkouts_last_hour',
    help: 'Payments that were started, and those that were paid, within the last hour',
    labelNames: ['step'],
    registers: [registry],
    async collect() {
      const counts = await checkouts(db, new Date(now().getTime() - HOUR_MS)).catch(() => null);
      this.reset();
      for (const step of counts ? STEPS : []) this.set({ step }, Number(counts?.[step]));
    },
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

function checkouts(db: Db, after: Date) {
  return db
    .selectFrom('payment_history')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('to_state', '=', 'created').as('started'),
      fn.countAll<number>().filterWhere('to_state', '=', 'paid').as('paid'),
    ])
    .where('at', '>', after)
    .executeTakeFirstOrThrow();
}
