import * as v from 'valibot';
import { defineCall } from './call.ts';

export const EmiPlan = v.object({
  Months: v.number(),
  /** Rupees a month, rounded up to the rupee. */
  MonthlyAmount: v.number(),
  /** Percent a year. */
  AnnualRate: v.number(),
});
export type EmiPlan = v.InferOutput<typeof EmiPlan>;

export const getPaymentMethods = defineCall({
  name: 'get-payment-methods',
  summary: 'The ways to pay; with a price in rupees, the card instalments for it.',
  request: v.object({
    Price: v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000))), null),
  }),
  answer: v.array(v.object({ PaymentMethodId: v.number(), Name: v.string(), EmiPlans: v.optional(v.array(EmiPlan)) })),
});
