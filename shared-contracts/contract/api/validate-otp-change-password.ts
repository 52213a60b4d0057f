import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { NewPassword, PASSWORD_REFUSALS } from './shapes/password.ts';
import { emailText } from './shapes/request-fields.ts';

const { passwordCode } = LIMITS;

/**
 * A code works once, for ten minutes and five tries; a newer one ends it. Success ends every session of the
 * person. A wrong, used, worn-out or expired code and an unknown address are answered alike. A code stays valid when the
 * password is refused as easily guessed. 429 after too many.
 */
export const validateOtpChangePassword = defineCall({
  name: 'validate-otp-change-password',
  effect: 'write',
  summary: 'Sets a new password with the code that was mailed.',
  request: v.object({
    EmailAddress: emailText(LIMITS.login.email),
    Otp: v.pipe(
      v.string(),
      v.trim(),
      v.regex(new RegExp(`^\\d{${passwordCode.digits}}$`), `must be ${passwordCode.digits} digits`),
    ),
    NewPassword,
  }),
  answer: v.array(
    v.object({
      ResponseMsg: v.picklist(['Password Changed Successfully', 'Invalid or expired code', ...PASSWORD_REFUSALS]),
    }),
  ),
  decode: outcomeBy({
    'Password Changed Successfully': 'changed',
    'Invalid or expired code': 'code-refused',
    'Password too common': 'too-common',
    'Password too personal': 'too-personal',
  }),
});
