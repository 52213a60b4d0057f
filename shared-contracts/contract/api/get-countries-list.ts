import * as v from 'valibot';
import { defineCall } from './call.ts';

export const getCountriesList = defineCall({
  name: 'get-countries-list',
  summary: 'Countries, India first, then by name.',
  request: v.object({}),
  answer: v.array(
    v.object({
      CountryID: v.number(),
      CountryName: v.string(),
      /** Where the name is in another language. */
      EnglishName: v.optional(v.string()),
    }),
  ),
});
