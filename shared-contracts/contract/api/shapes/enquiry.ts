import * as v from 'valibot';

/** What an enquiry is answered with: a list of one. `ReferenceNumber` is what the shopper can ask about it by. */
export const EnquiryAnswer = v.array(v.object({ ResponseMsg: v.string(), ReferenceNumber: v.string() }));
