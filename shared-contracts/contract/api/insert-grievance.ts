import * as v from 'valibot';
import { defineCall } from './call.ts';
import { EnquiryAnswer, EnquiryFields } from './shapes/enquiry.ts';
import { optionalText } from './shapes/request-fields.ts';

export const insertGrievance = defineCall({
  name: 'insert-grievance',
  effect: 'write',
  summary:
    'A complaint to the grievance officer, acknowledged within 48 hours and settled within a month. Answers its ticket number.',
  request: v.object({ ...EnquiryFields, OrderNumber: optionalText(40) }),
  answer: EnquiryAnswer,
});
