import { useEffect, useState } from 'react';
import type { ApiClient, ApiResult } from 'shared-contracts';
import { useApi } from 'shared-contracts';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { NONE_CHOSEN } from 'shared-contracts/domain/constants';

/** A place to choose from, by its id of the API. */
export interface Place {
  readonly id: number;
  readonly name: string;
}

/** One step of country → state → city: what can be chosen, what is; NONE_CHOSEN (-999) is nothing. */
export interface PlaceStep {
  readonly places: readonly Place[];
  readonly chosen: number;
  readonly choose: (id: number) => void;
  /** Nothing to choose from until the step above is chosen (ACC-04). */
  readonly disabled: boolean;
  readonly loading: boolean;
}

/** The cascade of ACC-04: choosing resets and loads what lies below; what cannot be loaded is an empty list. */
export function usePlaces(): { readonly country: PlaceStep; readonly state: PlaceStep; readonly city: PlaceStep } {
  const [country, setCountry] = useState(NONE_CHOSEN);
  const [state, setState] = useState(NONE_CHOSEN);
  const [city, setCity] = useState(NONE_CHOSEN);
  const countries = useList(0, loadCountries);
  const states = useList(country, loadStates);
  const cities = useList(state, loadCities);

  return {
    country: {
      ...countries,
      chosen: country,
      disabled: false,
      choose(id) {
        setCountry(id);
        setState(NONE_CHOSEN);
        setCity(NONE_CHOSEN);
      },
    },
    state: {
      ...states,
      chosen: state,
      disabled: country === NONE_CHOSEN,
      choose(id) {
        setState(id);
        setCity(NONE_CHOSEN);
      },
    },
    city: { ...cities, chosen: city, disabled: state === NONE_CHOSEN, choose: setCity },
  };
}

type LoadPlaces = (api: ApiClient, parent: number, signal: AbortSignal) => Promise<ApiResult<readonly Place[]>>;

function useList(parent: number, load: LoadPlaces): Pick<PlaceStep, 'places' | 'loading'> {
  const api = useApi();
  const [loaded, setLoaded] = useState<{ readonly parent: number; readonly places: readonly Place[] }>();
  useEffect(() => {
    if (parent === NONE_CHOSEN) return;
    const leaving = new AbortController();
    void load(api, parent, leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setLoaded({ parent, places: result.ok ? result.value : [] });
    });
    return () => leaving.abort();
  }, [api, parent, load]);

  // What belongs to another parent is not shown, not even until the next answer.
  const current = parent !== NONE_CHOSEN && loaded?.parent === parent;
  return { places: current ? loaded.places : [], loading: parent !== NONE_CHOSEN && !current };
}

const loadCountries: LoadPlaces = async (api, _, signal) =>
  mapPlaces(await api.call(getCountriesList, {}, { signal }), (row) => ({ id: row.CountryID, name: row.CountryName }));

const loadStates: LoadPlaces = async (api, country, signal) =>
  mapPlaces(await api.call(getStatesProvincesList, { CountryId: country }, { signal }), (row) => ({
    id: row.StateProvinceID,
    name: row.StateName,
  }));

const loadCities: LoadPlaces = async (api, state, signal) =>
  mapPlaces(await api.call(getCitiesList, { StateProvinceId: state }, { signal }), (row) => ({
    id: row.CityID,
    name: row.CityName,
  }));

function mapPlaces<Row>(result: ApiResult<readonly Row[]>, toPlace: (row: Row) => Place): ApiResult<readonly Place[]> {
  return result.ok ? { ok: true, value: result.value.map(toPlace) } : result;
}
