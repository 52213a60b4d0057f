import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** A follower that was gone longer than this starts over; changes are kept for one to two times as long. */
const KEPT_MINUTES = 60;

/**
 * Deletes what was committed more than an hour ago. By transaction, not by time: a change may have been written
 * long before its transaction let anybody see it. Any number of processes may do it at once.
 */
export async function pruneChanges(db: Kysely<Database>, now: Date): Promise<void> {
  const markedBefore = new Date(now.getTime() - KEPT_MINUTES * 60_000);
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
