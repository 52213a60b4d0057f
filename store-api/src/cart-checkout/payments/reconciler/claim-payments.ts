import { sql } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Db } from '../../../platform/database/schema.ts';
import type { Payment } from '../payments-repository.ts';

/** A payment is due again after this time if its process died or the provider did not answer. */
const LEASE_MS = 5 * 60_000;

const OPEN = ['created', 'authorized'] as const satisfies readonly PaymentState[];
const ENDED = ['failed', 'expired'] as const satisfies readonly PaymentState[];

/** Claims due payments for this process: open ones first, and of these what was never asked about. */
export async function claimPayments(db: Db, now: Date, atMost: number): Promise<readonly Payment[]> {
  const open = await claim(db, due(db, OPEN, now).orderBy('asks').orderBy('ask_at').limit(atMost), now);
  if (open.length === atMost) return open;
  return [
    ...open,
    ...(await claim(
      db,
      due(db, ENDED, now)
        .orderBy('ask_at')
        .limit(atMost - open.length),
      now,
    )),
  ];
}

/** How many payments are due, and since when. */
export async function backlog(db: Db, now: Date): Promise<{ payments: number; since: Date | null }> {
  return db
    .selectFrom(
      due(db, OPEN, now)
        .unionAll(due(db, ENDED, now))
        .as('due'),
    )
    .select((row) => [row.fn.countAll<number>().as('payments'), row.fn.min<Date | null>('ask_at').as('since')])
    .executeTakeFirstOrThrow();
}

type DuePayments = ReturnType<typeof due>;

function due(db: Db, states: readonly PaymentState[], now: Date) {
  return (
    db
      .selectFrom('payments')
      .select(['payment_id', 'ask_at'])
      // Written out, so that the partial index of these states serves it.
      .where(
        'state',
        'in',
        states.map((state) => sql.lit(state)),
      )
      .where('ask_at', '<=', now)
  );
}

async function claim(db: Db, payments: DuePayments, now: Date): Promise<readonly Payment[]> {
  return db
    .with('claimed', () => payments.forUpdate().skipLocked())
    .updateTable('payments')
    .from('claimed')
    .set({ ask_at: new Date(now.getTime() + LEASE_MS) })
    .whereRef('payments.payment_id', '=', 'claimed.payment_id')
    .returningAll('payments')
    .execute();
}
