import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { emailText, IdempotencyKey, RecordId, requiredText } from './shapes/request-fields.ts';

const { name, email, message } = LIMITS.enquiry;

export const insertCustomizationRequest = defineCall({
  name: 'insert-customization-request',
  effect: 'write',
  summary: 'A wish for a product made differently; answered by the store. Answers a reference number.',
  request: v.object({
    ProductId: RecordId,
    Name: requiredText(name),
    Email: emailText(email),
    PhoneNumber: v.pipe(v.string(), v.trim(), v.regex(/^\d{10,15}$/, 'must be 10 to 15 digits')),
    Message: requiredText(message),
    IdempotencyKey,
  }),
  /** A list of one. `ReferenceNumber` is what the shopper can ask about it by. */
  answer: v.array(v.object({ ResponseMsg: v.string(), ReferenceNumber: v.string() })),
});
