import * as v from 'valibot';
import { countryOf } from '../domain/place.ts';
import { defineCall } from './call.ts';
import { Country } from './shapes/places.ts';

export const getCountriesList = defineCall({
  name: 'get-countries-list',
  summary: 'Countries, India first, then by name.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(Country),
  decode: (countries) => countries.map(countryOf),
});
