import { type Kysely, sql } from 'kysely';

/** Sessions that their person can tell apart and that end when unused; passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column browser text not null default '',
      add column system text not null default '',
      add column last_seen_at timestamptz not null default now()`.execute(db);
  await sql`
    create table passkeys (
      passkey_id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      added_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      user_id integer references users on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`.execute(db);
  await sql`create index passkey_challenges_of_user on passkey_challenges (user_id)`.execute(db);
}
