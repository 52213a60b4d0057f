import * as v from 'valibot';
import { cityOf } from '../domain/place.ts';
import { defineCall } from './call.ts';
import { City } from './shapes/places.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getCitiesList = defineCall({
  name: 'get-cities-list',
  summary: 'The cities of a state by name.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.object({ StateProvinceId: RecordId }),
  answer: v.array(City),
  decode: (cities) => cities.map(cityOf),
});
