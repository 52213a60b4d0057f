import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';

/** A follower that was offline for longer gets a reset; changes are stored for one to two times as long. */
const STORED_MINUTES = 60;

/** A busy hour has millions: small batches take milliseconds, and hold up no vacuum. */
const AT_ONCE = 10_000;

/**
 * Deletes changes older than an hour, by transaction: a row may be much older than its commit. Several processes may
 * run it at once.
 */
export async function pruneChanges(db: Db, now: Date): Promise<void> {
  const markedBefore = new Date(now.getTime() - STORED_MINUTES * 60_000);
  await sql`
    update change_horizon
    set pruned_below = next_below, next_below = pg_snapshot_xmin(pg_current_snapshot()), marked_at = ${now}
    where marked_at <= ${markedBefore}`.execute(db);
  // By the index on transactions, one end of it after the other.
  while ((await deleteSome(db, sql`xid < (select pruned_below from change_horizon)`)) === AT_ONCE);
  while ((await deleteSome(db, sql`xid >= pg_snapshot_xmax(pg_current_snapshot())`)) === AT_ONCE);
}

async function deleteSome(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from changes where ctid = any(array(
      select ctid from changes where ${condition} limit ${AT_ONCE} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}
