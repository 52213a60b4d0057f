import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { countries } from './countries.ts';
import { indianStates } from './indian-states.ts';

const INDIA = 1;

/** Countries, and India's states, union territories and cities. */
export async function seedPlaces(db: Kysely<Database>): Promise<void> {
  const countryRows = countries.map(({ isoCode, name }, index) => ({
    country_id: index + 1,
    country_name: name,
    iso_code: isoCode,
    display_order: isoCode === 'IN' ? 0 : 1,
  }));
  const stateRows = indianStates.map((state, index) => ({
    state_province_id: index + 1,
    country_id: INDIA,
    state_name: state.name,
    gst_code: state.gstCode,
    is_union_territory: state.ut ?? false,
  }));
  const cityRows = indianStates.flatMap((state, index) =>
    state.cities.split(', ').map((city_name) => ({ state_province_id: index + 1, city_name })),
  );
  await db.insertInto('countries').values(countryRows).execute();
  await db.insertInto('states_provinces').values(stateRows).execute();
  await db
    .insertInto('cities')
    .values(cityRows.map((row, index) => ({ city_id: index + 1, ...row })))
    .execute();
  for (const [table, column] of [
    ['countries', 'country_id'],
    ['states_provinces', 'state_province_id'],
    ['cities', 'city_id'],
  ] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
