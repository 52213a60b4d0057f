import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProviderId } from './shapes/provider-id.ts';

/** May be repeated, before or after insert-transaction. `success: false` means the signature is not the provider's. */
export const verifyPayment = defineCall({
  prefix: 'base',
  name: 'payment/razorpay/verify-payment',
  access: 'token',
  effect: 'write',
  summary: 'Checks the signature of a completed payment window and settles the payment.',
  request: v.object({
    PaymentId: ProviderId,
    OrderId: ProviderId,
    Signature: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  answer: v.object({ success: v.boolean() }),
});
