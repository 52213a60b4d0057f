import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProviderId } from './shapes/provider-id.ts';

/**
 * Without an OrderId it means the one open payment; none or several open change nothing. `success: false`: the
 * payment turned out to be paid, promised or under way at the provider, and was not touched; ask get-payment-status.
 * `uncharged`: the provider has said that it took nothing for this payment.
 */
export const makePaymentFailed = defineCall({
  prefix: 'base',
  name: 'payment/makepaymentfailed',
  access: 'token',
  effect: 'write',
  summary: 'Reports a payment as failed or dismissed and releases what it held.',
  request: v.object({ OrderId: v.optional(ProviderId) }),
  answer: v.object({ success: v.boolean(), uncharged: v.optional(v.boolean()) }),
});
