import { exists } from '../database/exists.ts';
import type { Db } from '../database/schema.ts';
import { invalidField } from '../http/problems.ts';

export interface ChosenPlaces {
  readonly countryId: number | null;
  readonly stateId: number | null;
  readonly cityId: number | null;
}

/** Throws 400 naming the field of a place that does not exist or is not within the place above it. */
export async function checkPlaces(
  db: Db,
  places: ChosenPlaces,
  fields: { readonly country: string; readonly state: string; readonly city: string },
): Promise<void> {
  if (places.countryId !== null) {
    const country = db.selectFrom('countries').select('country_id').where('country_id', '=', places.countryId);
    if (!(await exists(country))) throw invalidField(fields.country, 'There is no such country.');
  }
  if (places.stateId !== null) {
    const states = db.selectFrom('states_provinces').select('country_id').where('country_id', '=', places.countryId);
    if (!(await exists(states.where('state_province_id', '=', places.stateId))))
      throw invalidField(fields.state, 'The state does not lie in the chosen country.');
  }
  if (places.cityId !== null) {
    const cities = db.selectFrom('cities').select('city_id').where('state_province_id', '=', places.stateId);
    if (!(await exists(cities.where('city_id', '=', places.cityId))))
      throw invalidField(fields.city, 'The city does not lie in the chosen state.');
  }
}
