import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

// Sorted by code point after folding, so that both engines agree whatever their collation.
const byName = (column: 'country_name' | 'state_name' | 'city_name') => sql`lower(${sql.ref(column)}) collate "C"`;

/** India first. */
export const countries = (db: Db) =>
  db
    .selectFrom('countries')
    .select(['country_id as CountryID', 'country_name as CountryName'])
    .orderBy('display_order')
    .orderBy(byName('country_name'))
    .execute();

export const states = (db: Db, countryId: number) =>
  db
    .selectFrom('states_provinces')
    .select(['state_province_id as StateProvinceID', 'state_name as StateName', 'gst_code as GstCode'])
    .where('country_id', '=', countryId)
    .orderBy(byName('state_name'))
    .execute();

export const cities = (db: Db, stateProvinceId: number) =>
  db
    .selectFrom('cities')
    .select(['city_id as CityID', 'city_name as CityName'])
    .where('state_province_id', '=', stateProvinceId)
    .orderBy(byName('city_name'))
    .execute();
