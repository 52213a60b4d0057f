import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PostalCode } from './shapes/request-fields.ts';

export const getPlaceOfPin = defineCall({
  name: 'get-place-of-pin',
  summary: 'State and town of an Indian PIN code, to fill in an address; none for a code that the list does not have.',
  request: v.object({ PostalCode }),
  answer: v.array(
    v.object({
      StateProvinceID: v.number(),
      StateName: v.string(),
      /** Null for a town that get-cities-list does not have. */
      CityID: v.nullable(v.number()),
      CityName: v.string(),
    }),
  ),
});
