import { type Kysely, sql } from 'kysely';

/** Mail to be sent, written in the transaction of what it tells about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      mail_id integer generated always as identity primary key,
      mail_key text not null unique,
      template text not null,
      language text not null,
      recipient text not null,
      facts text not null,
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unsure', 'given-up')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      fault text not null default '',
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index mails_to_do on mails (next_attempt_at) where state in ('waiting', 'sending')`.execute(db);
  // The language the shopper bought in: what is written to them about it is in the same.
  await sql`alter table orders add column language text not null default 'en' check (language in ('en', 'ar'))`.execute(
    db,
  );
}
