import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** A follower that was offline for longer gets a reset; changes are stored for one to two times as long. */
const STORED_MINUTES = 60;

/**
 * Deletes changes older than an hour, by transaction: a row may be much older than its commit. Several processes may
 * run it at once.
 */
export async function pruneChanges(db: Db, now: Date): Promise<void> {
  const markedBefore = new Date(now.getTime() - STORED_MINUTES * 60_000);
  await sql`
    with due as (
      update change_horizon
      set pruned_below = next_below, next_below = pg_snapshot_xmin(pg_current_snapshot()), marked_at = ${now}
      where marked_at <= ${markedBefore}
      returning pruned_below
    )
    delete from changes using due
    where changes.xid < due.pruned_below or changes.xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
