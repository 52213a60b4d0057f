import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { emailText } from './shapes/request-fields.ts';

/** Answers alike, and as fast, whether or not the address has an account. 429 after too many. */
export const validateEmailSendOtp = defineCall({
  name: 'validate-email-send-otp',
  effect: 'write',
  summary: 'Mails a code for a new password to the account of this address, if there is one.',
  request: v.object({
    EmailAddress: emailText(LIMITS.login.email),
    /** The mail's language. */
    LanguageCode,
  }),
  answer: v.array(v.object({ ResponseMsg: v.literal('If this address has an account, a code is on its way') })),
});
