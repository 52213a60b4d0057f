import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { Db } from '../database/schema.ts';
import { byText } from '../translations/by-text.ts';

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
