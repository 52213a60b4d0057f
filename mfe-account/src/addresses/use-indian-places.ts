import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import { HOME_COUNTRY } from 'shared-contracts/domain/indian-address';
import { loadCities, loadCountries, loadStates } from '../places/load-places.ts';
import { usePlaceList } from '../places/use-place-list.ts';
import type { PlaceStep } from '../places/use-places.ts';
import type { AddressValues } from './address-values.ts';

interface IndianPlaces {
  readonly state: PlaceStep;
  readonly city: PlaceStep;
  /** GST code of the chosen state ('29'), '' while it is not known. */
  readonly gstCode: string;
}

/** The states of India and the cities of the chosen one. An address needs both, so a list that failed can be asked again. */
export function useIndianPlaces(
  { StateProvinceID, CityID }: AddressValues,
  change: (places: Partial<AddressValues>) => void,
): IndianPlaces {
  const countries = usePlaceList(0, loadCountries);
  const home = countries.places.find(({ name }) => name === HOME_COUNTRY)?.id ?? NONE_CHOSEN;
  const states = usePlaceList(home, loadStates);
  const cities = usePlaceList(StateProvinceID, loadCities);
  return {
    gstCode: states.places.find(({ id }) => id === StateProvinceID)?.gstCode ?? '',
    state: {
      places: states.places,
      chosen: StateProvinceID,
      choose: (id) => change({ StateProvinceID: id, CityID: NONE_CHOSEN }),
      disabled: false,
      loading: countries.loading || states.loading,
      retry: countries.failed ? countries.retry : states.failed ? states.retry : undefined,
    },
    city: {
      places: cities.places,
      chosen: CityID,
      choose: (id) => change({ CityID: id }),
      disabled: StateProvinceID === NONE_CHOSEN,
      loading: cities.loading,
      retry: cities.failed ? cities.retry : undefined,
    },
  };
}
