import * as v from 'valibot';
import { studioOf } from '../domain/studio.ts';
import { defineCall } from './call.ts';
import { Studio } from './shapes/studio.ts';

export const getStudios = defineCall({
  name: 'get-studios',
  summary: 'The places where furniture can be seen, in order.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(Studio),
  decode: (studios) => studios.map(studioOf),
});
