import * as v from 'valibot';
import { defineCall } from './call.ts';
import { EnquiryAnswer, EnquiryFields } from './shapes/enquiry.ts';

export const contactUs = defineCall({
  name: 'contact-us',
  effect: 'write',
  summary: 'A question to the store, answered within 48 hours. Answers a reference number.',
  request: v.object(EnquiryFields),
  answer: EnquiryAnswer,
});
