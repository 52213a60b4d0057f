import { type Kysely, sql } from 'kysely';

/** An address gets one mail before its owner has proven it; what follows is held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_mails (
      address_hash text primary key,
      mail_id integer not null,
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index first_mails_by_age on first_mails (written_at)`.execute(db);
  // Addresses besides the account's own, whose proof is users.email_proven_at.
  await sql`
    create table proven_addresses (
      user_id integer not null references users on delete cascade,
      address_hash text not null,
      proven_at timestamptz not null,
      primary key (user_id, address_hash)
    )`.execute(db);
  await sql`
    alter table mails drop constraint mails_state_check,
      add constraint mails_state_check
        check (state in ('waiting', 'sending', 'sent', 'unsure', 'given-up', 'held'))`.execute(db);
  await sql`create index mails_held on mails (user_id) where state = 'held'`.execute(db);
}
