import * as v from 'valibot';
import { defineCall } from './call.ts';
import { EnquiryAnswer, EnquiryFields } from './shapes/enquiry.ts';
import { RecordId } from './shapes/request-fields.ts';

export const insertCustomizationRequest = defineCall({
  name: 'insert-customization-request',
  effect: 'write',
  summary: 'A wish for a product made differently; answered by the store. Answers a reference number.',
  request: v.object({ ProductId: RecordId, ...EnquiryFields }),
  answer: EnquiryAnswer,
});
