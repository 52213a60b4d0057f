import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import { loadCities, loadCountries, loadStates, type Place } from './load-places.ts';
import { usePlaceList } from './use-place-list.ts';

/** Ids of what is chosen at each step; NONE_CHOSEN (-999) is nothing. */
export interface ChosenPlaces {
  readonly country: number;
  readonly state: number;
  readonly city: number;
}

export const NO_PLACES: ChosenPlaces = { country: NONE_CHOSEN, state: NONE_CHOSEN, city: NONE_CHOSEN };

/** One step of country → state → city: what can be chosen and what is. */
export interface PlaceStep {
  readonly places: readonly Place[];
  readonly chosen: number;
  readonly choose: (id: number) => void;
  /** Nothing to choose from until the step above is chosen (ACC-04). */
  readonly disabled: boolean;
  readonly loading: boolean;
  /** Asks again for a list that could not be loaded; only where the form cannot go on without it. */
  readonly retry?: (() => void) | undefined;
}

interface Cascade {
  readonly country: PlaceStep;
  readonly state: PlaceStep;
  readonly city: PlaceStep;
}

/**
 * The cascade of ACC-04: choosing resets and loads what lies below; what cannot be loaded is an empty list. `known`
 * are places whose names are known already, so that what is chosen has its name before, and without, its list.
 */
export function usePlaces(
  chosen: ChosenPlaces,
  change: (chosen: ChosenPlaces) => void,
  known: readonly (Place | null)[] = [],
): Cascade {
  const [knownCountry, knownState, knownCity] = known;
  const countries = usePlaceList(0, loadCountries);
  const states = usePlaceList(chosen.country, loadStates);
  const cities = usePlaceList(chosen.state, loadCities);
  return {
    country: {
      ...step(countries, chosen.country, knownCountry),
      disabled: false,
      choose: (country) => change({ ...NO_PLACES, country }),
    },
    state: {
      ...step(states, chosen.state, knownState),
      disabled: chosen.country === NONE_CHOSEN,
      choose: (state) => change({ ...chosen, state, city: NONE_CHOSEN }),
    },
    city: {
      ...step(cities, chosen.city, knownCity),
      disabled: chosen.state === NONE_CHOSEN,
      choose: (city) => change({ ...chosen, city }),
    },
  };
}

function step(
  { places, loading }: { readonly places: readonly Place[]; readonly loading: boolean },
  chosen: number,
  known: Place | null | undefined,
) {
  const isMissing = known?.id === chosen && places.every(({ id }) => id !== chosen);
  return { chosen, loading, places: known && isMissing ? [known, ...places] : places };
}
