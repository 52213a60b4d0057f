import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** What one look at the changes found. */
export interface Reading {
  /** The database's snapshot of the look, to be given to the next one. */
  readonly position: string;
  /** Every transaction below this number was over: reading again from here loses nothing. */
  readonly resumeFrom: string;
  /** Of what was committed since the last position; each once. */
  readonly tags: readonly string[];
  /** Age of the oldest of them, in seconds. */
  readonly lag: number;
  /** Something between the last position and this one is no longer known: forget everything. */
  readonly lost: boolean;
}

export interface ReadingRow {
  position: string;
  resume_from: string;
  tags: string[] | null;
  lag: number;
  lost: boolean;
}

/**
 * Changes become visible in the order of commits, not of their numbers: a low number may appear after a higher one.
 * So a position is a snapshot, and new is what is visible now and was not visible in it: each change is read exactly
 * once, however long its transaction took, and no writer waits for another. A position beyond the present, or below
 * what was pruned, is of another life of the database (restored from a dump, gone too long).
 *
 * $1: the last position, null for the first look.
 */
export const READ_CHANGES = `
  with here as (select pg_current_snapshot() as now, $1::text::pg_snapshot as since),
  fresh as (
    select tags, made_at from changes, here
    where xid >= pg_snapshot_xmin(since) and xid < pg_snapshot_xmax(now) and not pg_visible_in_snapshot(xid, since)
  )
  select now::text as position, pg_snapshot_xmin(now)::text as resume_from,
    (select array_agg(distinct tag) from fresh, unnest(fresh.tags) tag) as tags,
    coalesce((select extract(epoch from clock_timestamp() - min(made_at)) from fresh), 0)::float8 as lag,
    since is null or pg_snapshot_xmax(since) > pg_snapshot_xmax(now)
      or pg_snapshot_xmin(since) < (select pruned_below from change_horizon) as lost
  from here`;

export function asReading(row: ReadingRow | undefined): Reading {
  if (!row) throw new Error('the database answered without a row');
  const { position, resume_from: resumeFrom, tags, lag, lost } = row;
  return { position, resumeFrom, tags: tags ?? [], lag, lost };
}

/**
 * The tags of what a follower may miss that has heard of all transactions below a number; null when that is older
 * than what is kept, or was never given out. More than is missing perhaps, never less.
 */
export async function tagsSince(db: Kysely<Database>, resumeFrom: string): Promise<readonly string[] | null> {
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
