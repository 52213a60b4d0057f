import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import { cities, countries, states } from './places-repository.ts';

export function placesRoutes(api: Api): void {
  const places = { cached: { tags: () => ['places'] } };
  registerCall(api, getCountriesList, () => countries(api.db), places);
  registerCall(
    api,
    getStatesProvincesList,
    async ({ parameters }) => {
      const rows = await states(api.db, parameters.CountryId);
      return rows.map(({ GstCode, ...state }) => (GstCode === null ? state : { ...state, GstCode }));
    },
    places,
  );
  registerCall(api, getCitiesList, ({ parameters }) => cities(api.db, parameters.StateProvinceId), places);
}
