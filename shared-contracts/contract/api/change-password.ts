import * as v from 'valibot';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { GivenPassword, NewPassword, PASSWORD_REFUSALS } from './shapes/password.ts';

/**
 * Ends every session of the person; the token of a new one for this browser is next to `data`, as at login. 429
 * after a few wrong passwords.
 */
export const changePassword = defineCall({
  name: 'change-password',
  access: 'token',
  effect: 'write',
  summary: 'Sets a new password with the present one.',
  request: v.object({
    CurrentPassword: GivenPassword,
    NewPassword,
    /** Also removes the account’s passkeys: someone who knew the old password may have added one. */
    RemovePasskeys: v.optional(v.boolean(), false),
    /** The language of the mail that reports it. */
    LanguageCode,
  }),
  answer: v.array(
    v.object({
      ResponseMsg: v.picklist(['Password Changed Successfully', 'Incorrect password!', ...PASSWORD_REFUSALS]),
    }),
  ),
  decode: outcomeBy({
    'Password Changed Successfully': 'changed',
    'Incorrect password!': 'wrong-password',
    'Password too common': 'too-common',
    'Password too personal': 'too-personal',
  }),
});
