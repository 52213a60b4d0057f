import { useQuery } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from '../../contract/api/call.ts';
import { getCitiesList } from '../../contract/api/get-cities-list.ts';
import { getCountriesList } from '../../contract/api/get-countries-list.ts';
import { getStatesProvincesList } from '../../contract/api/get-states-provinces-list.ts';
import { type AddressValues, HOME_COUNTRY } from '../../contract/domain/indian-address.ts';
import { useFillByPin } from './fill-by-pin.ts';

/** A place to choose from, its id as a form holds it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Where `name` may be in another language. */
  readonly englishName?: string | undefined;
}

/** A list to choose from: empty while it is loading, and when it could not be loaded. */
export interface PlaceList<Kind extends Place = Place> {
  readonly places: readonly Kind[];
  readonly loading: boolean;
  /** Set when the list could not be loaded. */
  readonly retry: (() => void) | undefined;
}

const AN_HOUR = 60 * 60 * 1000;

/** A null parent is not chosen: nothing is requested. */
function usePlaceList<Call extends ApiCall, Kind extends Place>(
  call: Call,
  request: CallRequest<Call> | null,
  placesOf: (answer: CallAnswer<Call>) => readonly Kind[],
): PlaceList<Kind> {
  const { status, answer, refetch } = useQuery(call, request, { maxAge: AN_HOUR });
  return {
    places: status === 'success' ? placesOf(answer) : [],
    loading: request !== null && status === 'pending',
    retry: status === 'error' ? refetch : undefined,
  };
}

/** @param wanted false: nothing is requested */
export function useCountries(wanted = true): PlaceList {
  return usePlaceList(getCountriesList, wanted ? {} : null, (countries) =>
    countries.map(({ CountryID, CountryName, EnglishName }) => ({
      id: String(CountryID),
      name: CountryName,
      englishName: EnglishName,
    })),
  );
}

/** The states of a country; each with the two digits it has in a GSTIN where it is one of India's. */
export function useStates(country: string) {
  return usePlaceList(getStatesProvincesList, country ? { CountryId: Number(country) } : null, (states) =>
    states.map(({ StateProvinceID, StateName, EnglishName, GstCode }) => ({
      id: String(StateProvinceID),
      name: StateName,
      englishName: EnglishName,
      gstCode: GstCode ?? '',
    })),
  );
}

export function useCities(state: string): PlaceList {
  return usePlaceList(getCitiesList, state ? { StateProvinceId: Number(state) } : null, (cities) =>
    cities.map(({ CityID, CityName, EnglishName }) => ({
      id: String(CityID),
      name: CityName,
      englishName: EnglishName,
    })),
  );
}

/**
 * The states of India, the cities of the chosen one, and what the PIN code of an address filled in.
 * @param fill changes the address
 */
export function useIndianPlaces(address: AddressValues, fill: (fields: Partial<AddressValues>) => void) {
  const state = address.StateProvinceID;
  const countries = useCountries();
  const home = countries.places.find(({ name, englishName = name }) => englishName === HOME_COUNTRY);
  const states = useStates(home?.id ?? '');
  return {
    states: {
      places: states.places,
      loading: countries.loading || states.loading,
      retry: countries.retry ?? states.retry,
    },
    cities: useCities(state),
    filled: useFillByPin(address, fill, states.places),
    /** The chosen state's GST code ('29'), '' while it is not known. */
    gstCode: states.places.find(({ id }) => id === state)?.gstCode ?? '',
  };
}
