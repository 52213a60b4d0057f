import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The state is the one the city lies in.
  await sql`
    create table user_addresses (
      address_id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      phone text not null,
      address_line_one text not null,
      city_id integer not null references cities,
      postal_code text not null,
      is_default boolean not null default false,
      saved_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index user_addresses_of_user on user_addresses (user_id)`.execute(db);
  await sql`create unique index one_default_address on user_addresses (user_id) where is_default`.execute(db);
}
