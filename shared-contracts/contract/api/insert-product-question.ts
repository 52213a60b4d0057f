import * as v from 'valibot';
import { LIMITS } from '../domain/limits.ts';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { BotSigns } from './shapes/enquiry.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { emailText, IdempotencyKey, RecordId, requiredText } from './shapes/request-fields.ts';

const { name, email } = LIMITS.enquiry;

export const insertProductQuestion = defineCall({
  name: 'insert-product-question',
  effect: 'write',
  summary:
    'A question about a product; the shop answers by e-mail and shows both on its page. What fails the bot check is not stored.',
  request: v.object({
    ProductId: RecordId,
    Name: requiredText(name),
    Email: emailText(email),
    Question: requiredText(LIMITS.question),
    /** The language of the mail with the answer. */
    LanguageCode,
    ...BotSigns,
    IdempotencyKey,
  }),
  answer: v.array(v.object({ ResponseMsg: v.picklist(['Saved Successfully', 'Please take a moment and try again']) })),
  decode: outcomeBy({ 'Saved Successfully': 'saved', 'Please take a moment and try again': 'too-fast' }),
});
