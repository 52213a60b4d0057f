import { type Kysely, sql } from 'kysely';

/** Where browsers' reports happened, as a route's pattern, and what a vital measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client_reports
      add column route text not null default '',
      add column vital text,
      add column value double precision`.execute(db);
}
