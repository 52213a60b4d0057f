import * as v from 'valibot';
import { decodeInstalmentPlans } from '../domain/instalment-plan.ts';
import { defineCall } from './call.ts';
import { PaymentMethod } from './shapes/payment-method.ts';

export const getPaymentMethods = defineCall({
  name: 'get-payment-methods',
  summary: 'The ways to pay; with a price in rupees, the card instalments for it.',
  hasGet: true,
  request: v.object({
    Price: v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000))), null),
  }),
  answer: v.array(PaymentMethod),
  decode: decodeInstalmentPlans,
});
