import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ResponseMsg } from './shapes/response-msg.ts';

/** The key is in the link of every letter. */
export const deleteSubscriber = defineCall({
  name: 'delete-subscriber',
  effect: 'write',
  summary: 'Ends the newsletter of the reader whose letter has this key. The answer is the same for an unknown key.',
  request: v.object({ ReaderKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  answer: ResponseMsg,
});
