import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
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

async function purgeSome(db: Db, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from orders where paid_at is null and order_id = any(array(
      select order_id from payments
      where state in ('failed', 'expired') and updated_at <= ${until}
        and not exists (select from refunds where refunds.payment_id = payments.payment_id)
      order by updated_at limit ${AT_ONCE} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}

export function purgeUnpaidJob(db: Db, now: () => Date, days: number): Job {
  return { name: 'purge-unpaid-orders', everyMs: EVERY_MS, run: () => purgeUnpaid(db, now(), days) };
}
