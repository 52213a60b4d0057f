import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Job } from '../../platform/jobs.ts';
import { DAY_MS } from '../../platform/time.ts';

const EVERY_MS = 10 * 60_000;
/** Small batches take milliseconds, and hold their locks no longer. */
const AT_ONCE = 500;

/**
 * Deletes orders that were not paid, with names, addresses, items and payments, some days after their payment ended.
 * Several processes may run it at once.
 */
export async function purgeUnpaid(db: Db, now: Date, days: number): Promise<void> {
  while ((await purgeSome(db, new Date(now.getTime() - days * DAY_MS))) === AT_ONCE);
}

/** Locks the orders before their payments, as every transaction does (decision 0023); one that is locked waits for the next round. */
async function purgeSome(db: Db, until: Date): Promise<number> {
  const ended = sql`state in ('failed', 'expired') and updated_at <= ${until}
    and not exists (select from refunds where refunds.payment_id = payments.payment_id)`;
  return transact(db, async (trx) => {
    const { rows: found } = await sql<{ order_id: number }>`
      select order_id from payments where ${ended} order by updated_at limit ${AT_ONCE}`.execute(trx);
    const { rows: locked } = await sql<{ order_id: number }>`
      select order_id from orders where order_id = any(${found.map((row) => row.order_id)}::integer[])
      order by order_id for update skip locked`.execute(trx);
    // Late money may have come before the lock.
    const { numAffectedRows = 0n } = await sql`
      delete from orders where paid_at is null and order_id = any(${locked.map((row) => row.order_id)}::integer[])
        and exists (select from payments where payments.order_id = orders.order_id and ${ended})`.execute(trx);
    return Number(numAffectedRows);
  });
}

export function purgeUnpaidJob(db: Db, now: () => Date, days: number): Job {
  return { name: 'purge-unpaid-orders', everyMs: EVERY_MS, byOne: true, run: () => purgeUnpaid(db, now(), days) };
}
