import { sql } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Db } from '../../../platform/database/schema.ts';
import type { Payment } from '../payments-repository.ts';

/** A payment is due again after this time if its process died or the provider did not answer. */
const LEASE_MS = 5 * 60_000;

const OPEN = ['created', 'authorized'] as const satisfies readonly PaymentState[];
const ENDED = ['failed', 'expired'] as const satisfies readonly PaymentState[];

/** Of ten, so many are ended ones, if due: a flood of open ones would otherwise keep them waiting for ever. */
const ENDED_OF_TEN = 2;

/** Claims due payments for this process: mostly open ones first, and of these what was never asked about. */
export async function claimPayments(db: Db, now: Date, atMost: number): Promise<readonly Payment[]> {
  const dueEnded = due(db, ENDED, now).orderBy('ask_at');
  const dueOpen = due(db, OPEN, now).orderBy('asks').orderBy('ask_at');
  const share = Math.floor((atMost * ENDED_OF_TEN) / 10);
  const ended = await claim(db, dueEnded.limit(share), now);
  const open = await claim(db, dueOpen.limit(atMost - ended.length), now);
  const rest = atMost - ended.length - open.length;
  if (rest === 0 || ended.length < share) return [...open, ...ended];
  return [...open, ...ended, ...(await claim(db, dueEnded.limit(rest), now))];
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
