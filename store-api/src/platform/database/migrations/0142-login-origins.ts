import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // From where a person has logged in, as a hash of e-mail and network address together.
  await sql`
    create table login_origins (
      origin_hash text primary key,
      user_id integer not null references users on delete cascade,
      last_at timestamptz not null
    )`.execute(db);
  await sql`create index login_origins_of_user on login_origins (user_id)`.execute(db);
  await sql`create index login_origins_by_last on login_origins (last_at)`.execute(db);
}
