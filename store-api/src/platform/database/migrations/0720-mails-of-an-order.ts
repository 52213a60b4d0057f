import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What a mail is about, how urgent it is, how many of its kind leave a day, and what became of it (SEC-08). */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table mails
      add column order_id integer,
      add column urgency smallint not null default 1,
      add column day_limit smallint,
      add column released_at timestamptz,
      add column bounced_at timestamptz`.execute(db);
}
