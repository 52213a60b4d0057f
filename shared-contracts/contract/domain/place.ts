import type { City, Country, PlaceOfPin, StateProvince } from '../api/shapes/places.ts';

/** A country, state or town to choose from, its id as a form holds it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Where `name` may be in another language. */
  readonly englishName?: string | undefined;
}

/** `gstCode`: the two digits that one of India's has in a GSTIN. */
export interface State extends Place {
  readonly gstCode?: string | undefined;
}

/** Where a PIN code leads. A town that is not listed has its name as its id. */
export interface PlaceByPin {
  readonly state: Place;
  readonly town: Place;
}

export function countryOf({ CountryID, CountryName, EnglishName }: Country): Place {
  return { id: String(CountryID), name: CountryName, englishName: EnglishName };
}

export function stateOf({ StateProvinceID, StateName, EnglishName, GstCode }: StateProvince): State {
  return { id: String(StateProvinceID), name: StateName, englishName: EnglishName, gstCode: GstCode };
}

export function cityOf({ CityID, CityName, EnglishName }: City): Place {
  return { id: String(CityID), name: CityName, englishName: EnglishName };
}

export function placeByPinOf(place: PlaceOfPin): PlaceByPin {
  return {
    state: { id: String(place.StateProvinceID), name: place.StateName },
    town: { id: String(place.CityID ?? place.CityName), name: place.CityName },
  };
}
