import type { Db } from '../platform/database/schema.ts';

/** The store is in Rajasthan (GST state code 08); Karnataka is elsewhere. */
export interface TestPlaces {
  readonly india: number;
  readonly rajasthan: number;
  readonly karnataka: number;
  readonly bengaluru: number;
}

export async function testPlaces(db: Db): Promise<TestPlaces> {
  await db
    .insertInto('countries')
    .values({ country_name: 'India', iso_code: 'IN', display_order: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { country_id } = await db
    .selectFrom('countries')
    .select('country_id')
    .where('iso_code', '=', 'IN')
    .executeTakeFirstOrThrow();
  const karnataka = await testState(db, country_id, 'Karnataka', '29');
  return {
    india: country_id,
    rajasthan: await testState(db, country_id, 'Rajasthan', '08'),
    karnataka,
    bengaluru: await testCity(db, karnataka, 'Bengaluru'),
  };
}

async function testState(db: Db, country_id: number, state_name: string, gst_code: string) {
  await db
    .insertInto('states_provinces')
    .values({ country_id, state_name, gst_code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const state = await db
    .selectFrom('states_provinces')
    .select('state_province_id')
    .where('gst_code', '=', gst_code)
    .executeTakeFirstOrThrow();
  return state.state_province_id;
}

async function testCity(db: Db, state_province_id: number, city_name: string) {
  await db
    .insertInto('cities')
    .values({ state_province_id, city_name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const city = await db
    .selectFrom('cities')
    .select('city_id')
    .where('state_province_id', '=', state_province_id)
    .where('city_name', '=', city_name)
    .executeTakeFirstOrThrow();
  return city.city_id;
}
