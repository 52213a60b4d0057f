import * as v from 'valibot';
import { stateOf } from '../domain/place.ts';
import { defineCall } from './call.ts';
import { StateProvince } from './shapes/places.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getStatesProvincesList = defineCall({
  name: 'get-states-provinces-list',
  summary: 'The states and union territories of a country by name; empty where none are stored.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.object({ CountryId: RecordId }),
  answer: v.array(StateProvince),
  decode: (states) => states.map(stateOf),
});
