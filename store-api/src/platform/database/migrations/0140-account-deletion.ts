import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // deleted_at: the row stays for the orders that tax law keeps, without the person.
  // email_proven_at: when a code mailed to the address came back; until then the address may be somebody else's.
  await sql`
    alter table users
      add column deleted_at timestamptz,
      add column email_proven_at timestamptz`.execute(db);
  // Whom a mail is about, wherever it goes: an order's contact address need not be its buyer's own. No foreign key, so
  // that who writes one never waits for the person's row while holding an order's.
  await sql`alter table mails add column user_id integer`.execute(db);
  await sql`create index mails_of_user on mails (user_id)`.execute(db);
}
