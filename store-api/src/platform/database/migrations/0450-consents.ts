import { type Kysely, sql } from 'kysely';

/** The ledger of consents. Texts are kept as they were read; rows are appended and never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent_texts (
      version text primary key,
      purpose text not null,
      text text not null,
      first_read_at timestamptz not null
    )`.execute(db);
  await sql`
    create table consents (
      consent_id integer generated always as identity primary key,
      subject text not null,
      purpose text not null check (purpose in ('optional-storage', 'newsletter', 'account', 'terms')),
      version text not null references consent_texts,
      given boolean not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index consents_of_subject on consents (subject, purpose, consent_id)`.execute(db);
  await sql`create index consents_by_age on consents (at)`.execute(db);
  await sql`create index consents_of_version on consents (version)`.execute(db);
  await sql`
    create function refuse_changed_consent() returns trigger language plpgsql as $$
    begin raise exception 'consents are appended, never changed'; end $$`.execute(db);
  await sql`
    create trigger consents_are_appended before update on consents
    for each row execute function refuse_changed_consent()`.execute(db);
}
