import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What has arrived of a file: room is counted by it, not by what was announced. */
export async function up(db: Db): Promise<void> {
  await sql`alter table enquiry_attachments add column received_bytes integer not null default 0`.execute(db);
}
