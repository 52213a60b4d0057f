import type { ApiClient, ApiResult } from 'shared-contracts';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';

/** A place to choose from, by its id of the API. */
export interface Place {
  readonly id: number;
  readonly name: string;
  /** Of a state of India: its two digits in a GSTIN, which `pinFault` asks for. */
  readonly gstCode?: string | undefined;
}

/** The places below a parent, by its id. */
export type LoadPlaces = (api: ApiClient, parent: number, signal: AbortSignal) => Promise<ApiResult<readonly Place[]>>;

export const loadCountries: LoadPlaces = async (api, _, signal) =>
  mapPlaces(await api.call(getCountriesList, {}, { signal }), (row) => ({ id: row.CountryID, name: row.CountryName }));

export const loadStates: LoadPlaces = async (api, country, signal) =>
  mapPlaces(await api.call(getStatesProvincesList, { CountryId: country }, { signal }), (row) => ({
    id: row.StateProvinceID,
    name: row.StateName,
    gstCode: row.GstCode,
  }));

export const loadCities: LoadPlaces = async (api, state, signal) =>
  mapPlaces(await api.call(getCitiesList, { StateProvinceId: state }, { signal }), (row) => ({
    id: row.CityID,
    name: row.CityName,
  }));

function mapPlaces<Row>(result: ApiResult<readonly Row[]>, toPlace: (row: Row) => Place): ApiResult<readonly Place[]> {
  return result.ok ? { ok: true, value: result.value.map(toPlace) } : result;
}
