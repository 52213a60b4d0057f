import * as v from 'valibot';
import { defineCall } from './call.ts';

export const logoutUser = defineCall({
  name: 'logout-user',
  access: 'token',
  effect: 'write',
  summary: 'Revokes the session token of this request.',
  request: v.object({}),
  answer: v.array(v.object({ ResponseMsg: v.literal('Logout Successfully') })),
});
