import * as v from 'valibot';
import { loginOf } from '../domain/person.ts';
import { defineCall } from './call.ts';
import { UsedPasskey } from './shapes/passkey.ts';
import { UserRecord } from './shapes/user-record.ts';

const LoggedIn = v.object({ ResponseMsg: v.literal('Login Successfully'), ...UserRecord.entries });
const Refused = v.object({ ResponseMsg: v.literal('Passkey not accepted') });

/** Like get-user-login: the session's token is next to `data`. */
export const logInWithPasskey = defineCall({
  name: 'log-in-with-passkey',
  effect: 'write',
  summary: 'Logs a person in with a passkey; the session token is the envelope’s `token`.',
  request: v.object({ Passkey: UsedPasskey }),
  answer: v.array(v.variant('ResponseMsg', [LoggedIn, Refused])),
  decode: loginOf,
});
