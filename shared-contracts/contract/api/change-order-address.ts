import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';

/**
 * Until the order leaves, and within its state, whose tax its invoice has. 409 'not-changeable' once it has left or ended,
 * 'another-state', 'another-zone' where delivery costs more; 404 for another's AddressID. 404 and 403 as get-order-detail.
 */
export const changeOrderAddress = defineCall({
  name: 'change-order-address',
  access: 'token',
  effect: 'write',
  summary: 'Sends an order that has not left to another address of the address book.',
  request: v.object({
    OrderNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    AddressID: RecordId,
  }),
  answer: v.array(v.object({ ResponseMsg: v.literal('Saved Successfully') })),
});
