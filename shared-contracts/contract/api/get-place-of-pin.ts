import * as v from 'valibot';
import { placeByPinOf } from '../domain/place.ts';
import { defineCall } from './call.ts';
import { PlaceOfPin } from './shapes/places.ts';
import { PostalCode } from './shapes/request-fields.ts';

export const getPlaceOfPin = defineCall({
  name: 'get-place-of-pin',
  summary: 'State and town of an Indian PIN code, to fill in an address; none for a code that the list does not have.',
  hasGet: true,
  request: v.object({ PostalCode }),
  answer: v.array(PlaceOfPin),
  decode: (places) => places.map(placeByPinOf),
});
