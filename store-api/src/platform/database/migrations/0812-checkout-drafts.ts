import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What each person was last about to pay. */
export async function up(db: Db): Promise<void> {
  await sql`create table checkout_drafts (
    user_id integer primary key references users on delete cascade,
    idempotency_key text not null,
    hand_off text not null,
    saved_at timestamptz not null
  )`.execute(db);
  await sql`create index checkout_drafts_saved_at on checkout_drafts (saved_at)`.execute(db);
}
