import { continueNumbering } from '../../platform/database/continue-numbering.ts';
import type { Db } from '../../platform/database/schema.ts';
import { countries, subdivisionsAbroad } from './countries.ts';
import { indianStates } from './indian-states.ts';

const INDIA = 1;
const AT_ONCE = 1000;

/** Ids follow the order: India's states are 1 to 36. */
export async function seedPlaces(db: Db): Promise<void> {
  await db.insertInto('countries').values(countryRows()).execute();
  const states = [...indianStateRows(), ...(await stateRowsAbroad())].map((row, index) => ({
    state_province_id: index + 1,
    ...row,
  }));
  for (const rows of chunks(states)) await db.insertInto('states_provinces').values(rows).execute();
  const cities = indianCityRows().map((row, index) => ({ city_id: index + 1, ...row }));
  for (const rows of chunks(cities)) await db.insertInto('cities').values(rows).execute();
  await continueNumbering(db, 'countries', 'country_id');
  await continueNumbering(db, 'states_provinces', 'state_province_id');
  await continueNumbering(db, 'cities', 'city_id');
}

function countryRows() {
  return countries.map(({ isoCode, name }, index) => ({
    country_id: index + 1,
    country_name: name,
    iso_code: isoCode,
    display_order: isoCode === 'IN' ? 0 : 1,
  }));
}

function indianStateRows() {
  return indianStates.map((state) => ({
    country_id: INDIA,
    state_name: state.name,
    gst_code: state.gstCode,
    is_union_territory: state.unionTerritory,
  }));
}

async function stateRowsAbroad() {
  const idOf = new Map(countryRows().map((country) => [country.iso_code, country.country_id]));
  return (await subdivisionsAbroad()).flatMap(({ countryIsoCode, name: state_name }) => {
    const country_id = idOf.get(countryIsoCode);
    return country_id === undefined ? [] : [{ country_id, state_name, gst_code: null, is_union_territory: false }];
  });
}

function indianCityRows() {
  const named = (state: number, names: readonly string[]) =>
    names.map((city_name) => ({ state_province_id: state + 1, city_name }));
  return [
    ...indianStates.flatMap(({ cities }, state) => named(state, cities)),
    ...indianStates.flatMap(({ moreCities }, state) => named(state, moreCities ?? [])),
  ];
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, chunk) =>
    rows.slice(chunk * AT_ONCE, (chunk + 1) * AT_ONCE),
  );
}
