import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { Db } from '../database/schema.ts';
import { byText } from '../translations/by-text.ts';
import type { Town } from './town-of-pin.ts';

// Names are English here and sorted as they are shown in the language. In another than English the English name comes too.

/** India first. */
export const countries = (db: Db, language: string) =>
  db
    .selectFrom('countries')
    .select(['country_id as CountryID', 'country_name as CountryName'])
    .$if(language !== DEFAULT_LANGUAGE, (query) => query.select('country_name as EnglishName'))
    .orderBy('display_order')
    .orderBy(byText('countries.country_name', language))
    .execute();

export const states = (db: Db, language: string, countryId: number) =>
  db
    .selectFrom('states_provinces')
    .select(['state_province_id as StateProvinceID', 'state_name as StateName', 'gst_code as GstCode'])
    .$if(language !== DEFAULT_LANGUAGE, (query) => query.select('state_name as EnglishName'))
    .where('country_id', '=', countryId)
    .orderBy(byText('states_provinces.state_name', language))
    .execute();

export const cities = (db: Db, language: string, stateProvinceId: number) =>
  db
    .selectFrom('cities')
    .select(['city_id as CityID', 'city_name as CityName'])
    .$if(language !== DEFAULT_LANGUAGE, (query) => query.select('city_name as EnglishName'))
    .where('state_province_id', '=', stateProvinceId)
    .orderBy(byText('cities.city_name', language))
    .execute();

/** The state of a town, and its city when it is a listed one. */
export const placeOfTown = (db: Db, { name, gstCode }: Town) =>
  db
    .selectFrom('states_provinces')
    .leftJoin('cities', (join) =>
      join
        .onRef('cities.state_province_id', '=', 'states_provinces.state_province_id')
        .on('cities.city_name', '=', name),
    )
    .select(['states_provinces.state_province_id as StateProvinceID', 'state_name as StateName', 'city_id as CityID'])
    .select((row) => row.val(name).as('CityName'))
    .where('gst_code', '=', gstCode)
    .execute();
