import * as v from 'valibot';
import { defineCall } from './call.ts';

export const getFormToken = defineCall({
  name: 'get-form-token',
  summary: 'A signed note of when a public form was begun, asked for when its first field is entered (CON-05).',
  request: v.object({}),
  answer: v.object({ FormToken: v.string() }),
});
