import { sql } from 'kysely';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { getCitiesList } from 'shared-contracts/api/get-cities-list';
import type { getCountriesList } from 'shared-contracts/api/get-countries-list';
import type { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { columnTexts, type TextSource } from '../translations/text-source.ts';
import type { TextsOf } from '../translations/translate-answer.ts';

/** Nothing is delivered abroad: its thousands of regions may stay in Latin letters, and are texts once they are translated. */
const regions: TextSource = {
  column: 'states_provinces.state_name',
  async read(db) {
    const { rows } = await sql<{ name: string }>`
      select state_name as name from states_provinces where gst_code is not null
      union select english from translations join states_provinces on english = state_name
      where shown_from = 'states_provinces.state_name'`.execute(db);
    return rows.map(({ name }) => name);
  },
};

export const PLACE_TEXTS: readonly TextSource[] = [
  columnTexts('countries.country_name'),
  regions,
  columnTexts('cities.city_name'),
];

export const countryTexts = { CountryName: 'countries.country_name' } satisfies TextsOf<
  WireAnswer<typeof getCountriesList>
>;

export const stateTexts = { StateName: 'states_provinces.state_name' } satisfies TextsOf<
  WireAnswer<typeof getStatesProvincesList>
>;

export const cityTexts = { CityName: 'cities.city_name' } satisfies TextsOf<WireAnswer<typeof getCitiesList>>;

/** Of an address. */
export const addressTexts = { ...stateTexts, ...cityTexts } as const;
