import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getCitiesList = defineCall({
  name: 'get-cities-list',
  summary: 'The cities of a state by name.',
  sends: { recordValueJson: '[]' },
  request: v.object({ StateProvinceId: RecordId }),
  answer: v.array(
    v.object({
      CityID: v.number(),
      CityName: v.string(),
      /** Where the name is in another language. */
      EnglishName: v.optional(v.string()),
    }),
  ),
});
