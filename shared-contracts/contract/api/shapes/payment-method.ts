import * as v from 'valibot';

export const EmiPlan = v.object({
  Months: v.pipe(v.number(), v.integer()),
  /** Rupees a month, rounded up to the rupee. */
  MonthlyAmount: v.number(),
  /** Percent a year. */
  AnnualRate: v.number(),
});
export type EmiPlan = v.InferOutput<typeof EmiPlan>;

export const PaymentMethod = v.object({
  PaymentMethodId: v.number(),
  Name: v.string(),
  EmiPlans: v.optional(v.array(EmiPlan)),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;
