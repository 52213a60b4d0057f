import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table rate_limits (
      key text primary key,
      hits integer not null,
      window_ends timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_window_ends on rate_limits (window_ends)`.execute(db);
  await sql`
    create table client_reports (
      client_report_id integer generated always as identity primary key,
      kind text not null check (kind in ('remote-failed', 'vital', 'error')),
      remote text not null,
      version text not null,
      detail text not null,
      reported_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index client_reports_reported_at on client_reports (reported_at)`.execute(db);
}
