import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { HOME_COUNTRY } from 'shared-contracts/domain/indian-address';
import { useAnswer } from '../asking/use-answer.ts';

/** A list to choose from: empty while it is on its way; `retry` is there when it could not be loaded. */
export interface Choices {
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly retry: (() => void) | undefined;
}

export interface Places {
  readonly states: Choices;
  /** Of the chosen state. */
  readonly cities: Choices;
  /** GST code of the chosen state ('29'), '' while it is not known. */
  readonly gstCode: string;
}

/** The states of India, and the cities of the chosen one ('' for none). */
export function usePlaces(stateId: string): Places {
  const countries = useAnswer(getCountriesList, {});
  const home = countries.answer?.find(({ CountryName }) => CountryName === HOME_COUNTRY);
  const states = useAnswer(getStatesProvincesList, home ? { CountryId: home.CountryID } : null);
  const cities = useAnswer(getCitiesList, stateId ? { StateProvinceId: Number(stateId) } : null);
  // The cities of the state before are no choice while those of the new one are on their way.
  const ofChosenState = cities.status === 'answered' ? cities.answer : undefined;
  const chosen = states.answer?.find(({ StateProvinceID }) => String(StateProvinceID) === stateId);
  return {
    gstCode: chosen?.GstCode ?? '',
    states: {
      options: (states.answer ?? []).map(({ StateProvinceID, StateName }) => ({
        id: StateProvinceID,
        name: StateName,
      })),
      retry: countries.status === 'failed' ? countries.retry : states.status === 'failed' ? states.retry : undefined,
    },
    cities: {
      options: (ofChosenState ?? []).map(({ CityID, CityName }) => ({ id: CityID, name: CityName })),
      retry: cities.status === 'failed' ? cities.retry : undefined,
    },
  };
}
