import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';

/** 404 for a session that is not the person's or has ended. */
export const endSession = defineCall({
  name: 'end-session',
  access: 'token',
  effect: 'write',
  summary: 'Logs the person out on one device.',
  request: v.object({ SessionID: RecordId }),
  answer: v.array(v.object({ ResponseMsg: v.literal('Session Ended') })),
});
