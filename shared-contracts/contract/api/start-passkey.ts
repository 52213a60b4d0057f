import * as v from 'valibot';

import { defineCall } from './call.ts';
import { PasskeyCreation } from './shapes/passkey.ts';
import { GivenPassword } from './shapes/password.ts';

const Started = v.object({ ResponseMsg: v.literal('Started'), Options: PasskeyCreation });
const Refused = v.object({ ResponseMsg: v.literal('Incorrect password!') });

/** The password confirms who is there: a stolen session cannot plant a passkey. 409 'too-many-passkeys'. */
export const startPasskey = defineCall({
  name: 'start-passkey',
  access: 'token',
  effect: 'write',
  summary: 'Begins to add a passkey; valid for five minutes, once.',
  request: v.object({ Password: GivenPassword }),
  answer: v.array(v.variant('ResponseMsg', [Started, Refused])),
  decode: ([row]) => (row && 'Options' in row ? row.Options : undefined),
});
