import { type User, useLanguage } from 'shared-contracts';
import { type PlaceList, useCities, useCountries, useStates } from 'shared-contracts/kit/address/places';
import { idText } from 'shared-contracts/kit/address/values';

/** The names of a person's places in the page's language. The session has them in English, from whichever page they logged in. */
export function usePlaceNames({ CountryID, StateProvinceID, CityID, CountryName, StateName, CityName }: User) {
  const isTranslated = useLanguage() !== 'en';
  const asked = (id: number | null | undefined) => (isTranslated ? idText(id) : '');
  const nameIn = ({ places }: PlaceList, chosen: number | null | undefined, english: string | null | undefined) =>
    places.find(({ id }) => id === asked(chosen))?.name ?? english;
  return {
    country: nameIn(useCountries(asked(CountryID) !== ''), CountryID, CountryName),
    state: nameIn(useStates(StateProvinceID ? asked(CountryID) : ''), StateProvinceID, StateName),
    city: nameIn(useCities(CityID ? asked(StateProvinceID) : ''), CityID, CityName),
  };
}
