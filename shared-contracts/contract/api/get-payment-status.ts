import * as v from 'valibot';
import { paymentStatusOf } from '../domain/payment.ts';
import { defineCall } from './call.ts';
import { PaymentStatusAnswer } from './shapes/payment-answers.ts';
import { ProviderId } from './shapes/provider-id.ts';
import { IdempotencyKey } from './shapes/request-fields.ts';

/**
 * Asks by the provider's order id, or by the hand-off's IdempotencyKey (a page that never saw the order id).
 * The provider is asked about a payment that is not settled. 'none': that hand-off never started a payment.
 */
export const getPaymentStatus = defineCall({
  name: 'get-payment-status',
  access: 'token',
  summary: 'The state of a payment; once paid, with what the thank-you page shows.',
  request: v.union([v.object({ OrderId: ProviderId }), v.object({ IdempotencyKey })]),
  answer: PaymentStatusAnswer,
  decode: paymentStatusOf,
});
