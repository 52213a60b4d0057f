import * as v from 'valibot';
import { couponVerdictOf } from '../domain/coupon.ts';
import { defineCall } from './call.ts';
import { CartJson } from './shapes/cart-json.ts';
import { CouponFault } from './shapes/coupon-fault.ts';
import { requiredText } from './shapes/request-fields.ts';

/** A visitor is answered as a first-time buyer; a logged-in person by their own orders. 429 after 30 a minute. */
export const calculateCouponDiscount = defineCall({
  prefix: 'common',
  name: 'get-coupon-code-discount-value/calculate-coupon-discount',
  summary: 'The rupees a coupon takes off a cart; 0 when it does not apply.',
  request: v.object({ CouponCode: requiredText(50), cartJsonData: CartJson }),
  answer: v.object({
    DiscountValueAfterCouponAppliedWithQuantity: v.number(),
    /** Why it is 0. */
    couponFault: v.optional(CouponFault),
  }),
  decode: ({ DiscountValueAfterCouponAppliedWithQuantity: discount, couponFault }) =>
    couponVerdictOf(discount, couponFault),
});
