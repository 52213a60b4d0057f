import * as v from 'valibot';

/** A coupon that works now. In rupees: what it takes off (or `percent`), the least order, and the most it takes off. */
export const AdvertisedCoupon = v.object({
  code: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  minimum: v.number(),
  most: v.nullable(v.number()),
});
export type AdvertisedCoupon = v.InferOutput<typeof AdvertisedCoupon>;
