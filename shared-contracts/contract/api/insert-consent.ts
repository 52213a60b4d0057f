import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ResponseMsg } from './shapes/response-msg.ts';

/** Carries no personal data: a random id of the browser, and its choice. A withdrawal of what was never given is ignored. */
export const insertConsent = defineCall({
  name: 'insert-consent',
  effect: 'write',
  summary: 'Records that a browser allowed optional storage, or no longer does.',
  request: v.object({ ConsentId: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)), Given: v.boolean() }),
  answer: ResponseMsg,
});
