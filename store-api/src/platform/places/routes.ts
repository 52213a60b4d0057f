import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getPlaceOfPin } from 'shared-contracts/api/get-place-of-pin';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import { cities, countries, placeOfTown, states } from './places-repository.ts';
import { townOfPin } from './town-of-pin.ts';
import { addressTexts, cityTexts, countryTexts, stateTexts } from './translated-texts.ts';

export function placesRoutes(api: Api): void {
  const places = { cached: { tags: () => ['places'] } };
  registerCall(api, getCountriesList, ({ language }) => countries(api.db, language), {
    ...places,
    texts: countryTexts,
  });
  registerCall(
    api,
    getStatesProvincesList,
    async ({ parameters, language }) => {
      const rows = await states(api.db, language, parameters.CountryId);
      return rows.map(({ GstCode, ...state }) => (GstCode === null ? state : { ...state, GstCode }));
    },
    { ...places, texts: stateTexts },
  );
  registerCall(api, getCitiesList, ({ parameters, language }) => cities(api.db, language, parameters.StateProvinceId), {
    ...places,
    texts: cityTexts,
  });
  registerCall(
    api,
    getPlaceOfPin,
    async ({ parameters }) => {
      const town = townOfPin(parameters.PostalCode);
      return town ? placeOfTown(api.db, town) : [];
    },
    { ...places, texts: addressTexts },
  );
}
