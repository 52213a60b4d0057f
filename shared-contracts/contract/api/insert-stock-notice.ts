import * as v from 'valibot';
import { LIMITS } from '../domain/limits.ts';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { emailText, RecordId } from './shapes/request-fields.ts';
import { ResponseMsg } from './shapes/response-msg.ts';

export const insertStockNotice = defineCall({
  name: 'insert-stock-notice',
  effect: 'write',
  summary:
    'Asks for one e-mail when a sold-out product is back; it is sent once the link mailed to the address is confirmed. The answer is the same whether the address had asked before or not.',
  request: v.object({
    ProductId: RecordId,
    EmailAddress: emailText(LIMITS.enquiry.email),
    LanguageCode,
  }),
  answer: ResponseMsg,
});
