import * as v from 'valibot';
import { defineCall } from './call.ts';

/** Answers the file itself instead of the envelope; what is refused is problem+json as everywhere. */
export const exportMyData = defineCall({
  name: 'export-my-data',
  access: 'token',
  summary: 'Everything the store holds on the person logged in, as an indented JSON file.',
  request: v.object({}),
  answer: v.never(),
});
