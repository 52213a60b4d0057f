import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';

/** 429 after a few in an hour. */
export const sendEmailProof = defineCall({
  name: 'send-email-proof',
  access: 'token',
  effect: 'write',
  summary: 'Mails the link that proves the account’s e-mail address.',
  request: v.object({ LanguageCode }),
  answer: v.array(v.object({ ResponseMsg: v.literal('On its way') })),
});
