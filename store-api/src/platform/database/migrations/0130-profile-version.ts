import { type Kysely, sql } from 'kysely';

/** Counts a profile's changes, so that a form which was opened before another change saves nothing over it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column profile_version integer not null default 1`.execute(db);
}
