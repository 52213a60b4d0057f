import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How many of a code's tries each origin has made, by the origin's hash; `tries` counts all of them.
  await sql`alter table password_codes add column tries_by_origin jsonb not null default '{}'`.execute(db);
}
