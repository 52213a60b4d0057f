import { type Kysely, sql } from 'kysely';

/** When a file was last recognised: its picture may be about to be used. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table picture_files add column used_at timestamptz not null default now()`.execute(db);
}
