import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Towns that are in no list have a name. The last release does not show their addresses, as its book joins the cities,
 * of whose columns the new ones must not have the names. */
export async function up(db: Db): Promise<void> {
  await sql`alter table user_addresses
    alter column city_id drop not null,
    add column town_name text,
    add column town_state_id integer references states_provinces,
    add constraint city_or_town check (city_id is not null or (town_name is not null and town_state_id is not null))
    not valid`.execute(db);
  await sql`alter table orders add column delivery_city_name text`.execute(db);
}
