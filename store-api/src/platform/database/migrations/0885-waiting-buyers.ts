import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** People who wait for pieces that other buyers hold. */
export async function up(db: Db): Promise<void> {
  await sql`create table waiting_buyers (
    product_id integer not null references products on delete cascade,
    user_id integer not null references users on delete cascade,
    quantity integer not null check (quantity > 0),
    place bigint not null,
    seen_at timestamptz not null,
    turn_since timestamptz,
    primary key (product_id, user_id)
  )`.execute(db);
  // It goes with its table, as a restore of a backup takes all of them away first.
  await sql`create sequence waiting_places owned by waiting_buyers.place`.execute(db);
  await sql`create index waiting_buyers_user_id on waiting_buyers (user_id)`.execute(db);
  await sql`create index waiting_buyers_seen_at on waiting_buyers (seen_at)`.execute(db);
}
