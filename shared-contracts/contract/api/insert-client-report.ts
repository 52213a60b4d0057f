import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ResponseMsg } from './shapes/response-msg.ts';

/** Carries no personal data: a remote's name and version, and what went wrong. */
export const insertClientReport = defineCall({
  name: 'insert-client-report',
  effect: 'write',
  summary: 'Reports a failed remote, a page vital or an error; limited per origin and sampled.',
  request: v.object({
    Kind: v.picklist(['remote-failed', 'vital', 'error']),
    Remote: v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/, 'must be a short name')),
    Version: v.pipe(v.string(), v.maxLength(100)),
    Detail: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: ResponseMsg,
});
