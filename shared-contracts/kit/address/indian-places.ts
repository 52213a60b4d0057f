import { type AddressValues, HOME_COUNTRY } from '../../contract/domain/indian-address.ts';
import { useFillByPin } from './fill-by-pin.ts';
import { useCities, useCountries, useStates } from './places.ts';

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
    /** Of the chosen state ('29'), '' while it is not known. */
    gstCode: states.places.find(({ id }) => id === state)?.gstCode ?? '',
  };
}
