import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { loginOf } from '../domain/person.ts';
import { defineCall } from './call.ts';
import { GivenPassword } from './shapes/password.ts';
import { requiredText } from './shapes/request-fields.ts';
import { UserRecord } from './shapes/user-record.ts';

const LoggedIn = v.object({ ResponseMsg: v.literal('Login Successfully'), ...UserRecord.entries });
const Refused = v.object({ ResponseMsg: v.literal('Incorrect email or password!') });

/** The session's token is next to `data`, as the envelope's `token`. 429 after too many attempts. */
export const getUserLogin = defineCall({
  name: 'get-user-login',
  effect: 'write',
  summary: 'Logs a person in; the session token is the envelope’s `token`.',
  request: v.object({
    Email: requiredText(LIMITS.login.email),
    Password: GivenPassword,
  }),
  answer: v.array(v.variant('ResponseMsg', [LoggedIn, Refused])),
  decode: loginOf,
});
