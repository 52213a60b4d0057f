import * as v from 'valibot';

/** Why a coupon takes nothing off a cart. The shopper's words are made from it where it is shown. */
export const CouponFault = v.object({
  /**
   * unknown: the code does not exist, or is not valid yet. expired: over, by its date or ended by the store. promotion: something
   * in the cart is lowered by a running promotion already. exhausted: all its uses, or this person's, are taken.
   */
  reason: v.picklist(['unknown', 'expired', 'promotion', 'not-first-order', 'exhausted', 'below-minimum']),
  /** For 'below-minimum': how many rupees the cart lacks. */
  missing: v.optional(v.number()),
});
export type CouponFault = v.InferOutput<typeof CouponFault>;
