import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { emailText } from './shapes/request-fields.ts';
import { ResponseMsg } from './shapes/response-msg.ts';

export const insertSubscriber = defineCall({
  name: 'insert-subscriber',
  effect: 'write',
  summary: 'Subscribes an e-mail address to the newsletter. The answer is the same whether it was subscribed or not.',
  request: v.object({
    EmailAddress: emailText(LIMITS.enquiry.email),
    /** The newsletter's language. */
    LanguageCode,
  }),
  answer: ResponseMsg,
});
