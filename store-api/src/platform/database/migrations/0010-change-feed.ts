import { type Kysely, sql } from 'kysely';

/** Where every committed change of what public pages show is written down; platform/changes says how it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Numbers are given out in order but become visible in the order of commits, so readers go by transaction.
  await sql`
    create table changes (
      change_id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      tags text[] not null,
      made_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index changes_by_transaction on changes (xid)`.execute(db);

  // What was pruned, and what may be pruned next: everything of transactions below these.
  await sql`
    create table change_horizon (
      only_row boolean primary key default true check (only_row),
      pruned_below xid8 not null,
      next_below xid8 not null,
      marked_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into change_horizon (pruned_below, next_below, marked_at)
    values ('0', pg_snapshot_xmin(pg_current_snapshot()), now())`.execute(db);

  // A notification makes committers queue for one lock of the whole server: what can wait a moment goes without.
  await sql`
    create function record_change(told text[], promptly boolean) returns void language plpgsql as $$
    begin
      if coalesce(cardinality(told), 0) = 0 then return; end if;
      insert into changes (tags) values (told);
      if promptly then perform pg_notify('store_changes', ''); end if;
    end $$`.execute(db);
}
