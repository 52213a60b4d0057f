import { useQuery } from 'shared-contracts';
import type { GenericSchema } from 'valibot';
import type { ApiCall } from '../../contract/api/call.ts';
import { getCitiesList } from '../../contract/api/get-cities-list.ts';
import { getCountriesList } from '../../contract/api/get-countries-list.ts';
import { getStatesProvincesList } from '../../contract/api/get-states-provinces-list.ts';
import type { Place, State } from '../../contract/domain/place.ts';

/** A list to choose from: empty while it is loading, and when it could not be loaded. */
export interface PlaceList<Kind extends Place = Place> {
  readonly places: readonly Kind[];
  readonly loading: boolean;
  /** Set when the list could not be loaded. */
  readonly retry: (() => void) | undefined;
}

const AN_HOUR = 60 * 60 * 1000;

/** A null request: its parent is not chosen. */
function usePlaceList<Kind extends Place>(
  call: ApiCall<GenericSchema, GenericSchema, readonly Kind[]>,
  request: Readonly<Record<string, number>> | null,
): PlaceList<Kind> {
  const { status, answer = [], refetch } = useQuery(call, request, { maxAge: AN_HOUR });
  return {
    places: answer,
    loading: request !== null && status === 'pending',
    retry: status === 'error' ? refetch : undefined,
  };
}

/** @param wanted false: nothing is requested */
export function useCountries(wanted = true): PlaceList {
  return usePlaceList(getCountriesList, wanted ? {} : null);
}

export function useStates(country: string): PlaceList<State> {
  return usePlaceList(getStatesProvincesList, country ? { CountryId: Number(country) } : null);
}

export function useCities(state: string): PlaceList {
  return usePlaceList(getCitiesList, state ? { StateProvinceId: Number(state) } : null);
}
