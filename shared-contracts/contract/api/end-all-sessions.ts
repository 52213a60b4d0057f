import * as v from 'valibot';
import { defineCall } from './call.ts';

export const endAllSessions = defineCall({
  name: 'end-all-sessions',
  access: 'token',
  effect: 'write',
  summary: 'Logs the person out everywhere, also here.',
  request: v.object({}),
  answer: v.array(v.object({ ResponseMsg: v.literal('Sessions Ended') })),
});
