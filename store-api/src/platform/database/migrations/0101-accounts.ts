import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // email_key is the address in lower case: two spellings of one address are one account.
  await sql`
    create table users (
      user_id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      email_address text not null,
      email_key text not null unique,
      password_hash text not null,
      mobile_no text not null default '',
      address_line_one text not null default '',
      city_id integer references cities,
      state_province_id integer references states_provinces,
      postal_code text not null default '',
      country_id integer references countries,
      created_at timestamptz not null default now()
    )`.execute(db);

  // Only the SHA-256 of a token is kept; a session that was logged out has no row.
  await sql`
    create table sessions (
      session_id integer generated always as identity primary key,
      token_hash text not null unique,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);

  await sql`
    create table idempotency_keys (
      scope text not null,
      key text not null,
      fingerprint text not null,
      answer text,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db);
}
