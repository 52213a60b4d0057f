import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { emailText } from './shapes/request-fields.ts';

/**
 * Mails of a paid order go to this address from now on. To another address than before all are sent again, to the same one the
 * confirmation and what did not arrive. 404 and 403 as get-order-detail; 429 after a few times a day.
 */
export const sendOrderMailsAgain = defineCall({
  name: 'send-order-mails-again',
  access: 'token',
  effect: 'write',
  summary: 'Sends the mails of an order again, also to a corrected address.',
  request: v.object({
    OrderNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    ContactEmail: emailText(LIMITS.enquiry.email),
  }),
  answer: v.array(v.object({ ResponseMsg: v.literal('On its way'), Mails: v.number() })),
});
