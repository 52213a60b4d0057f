import { type Kysely, sql } from 'kysely';

/** Since when a picture is in the shop: one that nothing uses for a day is deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table images add column added_at timestamptz not null default now()`.execute(db);
}
