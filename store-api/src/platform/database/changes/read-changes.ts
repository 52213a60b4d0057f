import { sql } from 'kysely';
import { asBytes, OWN_TIMELINE, type WalPosition } from '../replicas/wal.ts';
import type { Db } from '../schema.ts';

export interface Reading {
  /** The snapshot of this reading and its timeline, passed to the next. */
  readonly position: string;
  /** All transactions below this number were finished: resuming here loses nothing. */
  readonly resumeFrom: string;
  /** Distinct tags of what was committed since the last position. */
  readonly tags: readonly string[];
  /** Age of the oldest of them, in seconds. */
  readonly lag: number;
  /** Changes between the two positions were pruned: every cached answer may be stale. */
  readonly lost: boolean;
  /** A server that has replayed the log up to here has all of these changes. */
  readonly wal: WalPosition;
}

export interface ReadingRow {
  position: string;
  resume_from: string;
  tags: string[] | null;
  lag: number;
  lost: boolean;
  lsn: string;
  timeline: string;
}

/**
 * Changes become visible in commit order, not in order of their numbers. A position is therefore a snapshot, and a
 * change is new when it is visible now and was not visible then: each is read exactly once without blocking writers. A
 * position in the future or below the pruned horizon belongs to another history of the database (a restored dump, a
 * long absence). So does one of another timeline: after a promotion, the numbers of transactions that were lost are given again.
 * The log is asked where it ends after the snapshot was taken, so that all that the snapshot sees is before that.
 * $1: the last position; null for the first reading.
 */
export const READ_CHANGES = `
  with here as (
    select pg_current_snapshot() as now, split_part($1::text, ' ', 1)::pg_snapshot as since,
      ${OWN_TIMELINE} as timeline, ${asBytes('pg_current_wal_insert_lsn()')} as lsn
  ),
  fresh as (
    select tags, made_at from changes, here
    where xid >= pg_snapshot_xmin(since) and xid < pg_snapshot_xmax(now) and not pg_visible_in_snapshot(xid, since)
  )
  select now::text || ' ' || timeline as position, timeline, lsn, pg_snapshot_xmin(now)::text as resume_from,
    (select array_agg(distinct tag) from fresh, unnest(fresh.tags) tag) as tags,
    coalesce((select extract(epoch from clock_timestamp() - min(made_at)) from fresh), 0)::float8 as lag,
    since is null or timeline <> split_part($1::text, ' ', 2) or pg_snapshot_xmax(since) > pg_snapshot_xmax(now)
      or pg_snapshot_xmin(since) < (select pruned_below from change_horizon) as lost
  from here`;

export function asReading(row: ReadingRow | undefined): Reading {
  if (!row) throw new Error('the database answered without a row');
  const { position, resume_from: resumeFrom, tags, lag, lost, timeline, lsn } = row;
  return { position, resumeFrom, tags: tags ?? [], lag, lost, wal: { timeline, lsn: BigInt(lsn) } };
}

/**
 * The tags of changes since a transaction number, possibly more but never fewer; null when the number is pruned or was
 * never assigned.
 */
export async function tagsSince(db: Db, resumeFrom: string): Promise<readonly string[] | null> {
  const { rows } = await sql<{ tags: string[] }>`
    select coalesce((
      select array_agg(distinct tag) from changes, unnest(tags) tag
      where xid >= ${resumeFrom}::text::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())
    ), '{}') as tags
    from change_horizon
    where ${resumeFrom}::text::xid8 >= pruned_below
      and ${resumeFrom}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  return rows[0]?.tags ?? null;
}
