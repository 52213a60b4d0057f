import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { enquiryOf } from '../domain/enquiry.ts';
import { defineCall } from './call.ts';
import { Enquiry } from './shapes/enquiry-state.ts';
import { emailText, optionalText, requiredText } from './shapes/request-fields.ts';

export const getEnquiry = defineCall({
  name: 'get-enquiry',
  // A first request with `Proof` writes. Repeating it would change nothing, but the declaration must name the write.
  effect: 'write',
  summary:
    'The status of an enquiry, for its sender. Null where number and address do not belong together, whichever of them is wrong.',
  request: v.object({
    ReferenceNumber: requiredText(20),
    Email: emailText(LIMITS.enquiry.email),
    /** From the mail that acknowledged it: proves the address, so that answers are mailed. */
    Proof: optionalText(200),
  }),
  answer: v.nullable(Enquiry),
  decode: enquiryOf,
});
