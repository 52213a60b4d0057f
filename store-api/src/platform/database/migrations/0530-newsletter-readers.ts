import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

const AT_ONCE = 5000;

/** The key in the link by which a reader ends the newsletter: see `content/newsletter/readers.ts`, which it agrees with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscribers
      add column reader_key text unique,
      add column language text not null default 'en' check (language in ('en', 'ar'))`.execute(db);
  const { rows } = await sql<{ email_key: string }>`select email_key from subscribers`.execute(db);
  if (rows.length > 0) {
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into installation_secrets (name, value) values ('newsletter', ${secret})`.execute(db);
    // One statement per reader would keep the table locked for minutes.
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const emails = rows.slice(start, start + AT_ONCE).map(({ email_key }) => email_key);
      const keys = emails.map((email) => createHmac('sha256', secret).update(`reader ${email}`).digest('base64url'));
      await sql`
        update subscribers set reader_key = made.reader_key
        from unnest(${emails}::text[], ${keys}::text[]) as made (email_key, reader_key)
        where subscribers.email_key = made.email_key`.execute(db);
    }
  }
  await sql`alter table subscribers alter column reader_key set not null`.execute(db);
}
