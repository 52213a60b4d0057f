import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PasskeyRequest } from './shapes/passkey.ts';

/** The same for everybody: it takes no address and so discloses none. */
export const startPasskeyLogin = defineCall({
  name: 'start-passkey-login',
  effect: 'write',
  summary: 'Begins a login with a passkey; valid for five minutes, once.',
  request: v.object({}),
  answer: PasskeyRequest,
});
