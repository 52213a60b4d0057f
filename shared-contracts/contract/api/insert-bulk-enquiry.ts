import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { EnquiryAnswer, EnquiryFields } from './shapes/enquiry.ts';
import { requiredText } from './shapes/request-fields.ts';

const { phone, message } = LIMITS.bulkEnquiry;

export const insertBulkEnquiry = defineCall({
  name: 'insert-bulk-enquiry',
  effect: 'write',
  summary: 'A request for furniture in numbers or made to measure. Answers a reference number.',
  request: v.object({
    ...EnquiryFields,
    PhoneNumber: requiredText(phone),
    Message: requiredText(message),
    /** Which of the two pages with this form sent it. */
    Page: v.optional(v.picklist(['bulk-order', 'customized-furniture']), 'bulk-order'),
  }),
  answer: EnquiryAnswer,
});
