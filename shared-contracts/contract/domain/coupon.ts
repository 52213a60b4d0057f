import type { CouponFault as CouponFaultOnTheWire } from '../api/shapes/coupon-fault.ts';
import { fromRupees, type Paise } from './money.ts';

/** Why a coupon takes nothing off a cart. */
export type CouponFault =
  | { readonly reason: Exclude<CouponFaultOnTheWire['reason'], 'below-minimum'> }
  /** `missing`: what the cart lacks. */
  | { readonly reason: 'below-minimum'; readonly missing: Paise };

export function couponFaultOf({ reason, missing = 0 }: CouponFaultOnTheWire): CouponFault {
  return reason === 'below-minimum' ? { reason, missing: fromRupees(missing) } : { reason };
}

/** What a code takes off a cart, or why it takes nothing; an API of an earlier release gives no reason. */
export type CouponVerdict =
  | { readonly applies: true; readonly discount: Paise }
  | { readonly applies: false; readonly fault: CouponFault };

export function couponVerdictOf(discount: number, fault: CouponFaultOnTheWire | undefined): CouponVerdict {
  return discount > 0
    ? { applies: true, discount: fromRupees(discount) }
    : { applies: false, fault: couponFaultOf(fault ?? { reason: 'unknown' }) };
}
