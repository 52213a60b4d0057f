import type { CouponFault } from 'shared-contracts/api/shapes/coupon-fault';
import { type Paise, paise } from 'shared-contracts/domain/money';
import { LEAST_PRICE } from '../../catalog/products/price.ts';
import { lineAmount, type SaleLine } from '../pricing/price-cart.ts';

/** A coupon's rule as the database holds it. How often it was used is in `CouponUsage`. */
export interface CouponRule {
  readonly code: string;
  readonly kind: 'percent' | 'fixed';
  /** Hundredths of a percent, or paise. */
  readonly value: number;
  readonly firstOrderOnly: boolean;
  readonly minimum: Paise;
  /** The most it takes off; null means uncapped. */
  readonly cap: Paise | null;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  /** False once the store has ended it. */
  readonly active: boolean;
}

/** How a coupon was used before, as it concerns a person. */
export interface CouponUsage {
  readonly isFirstOrder: boolean;
  /** All its uses, or this person's, are taken. */
  readonly isExhausted: boolean;
}

export type CouponVerdict =
  | { readonly applies: true; readonly discount: Paise }
  | { readonly applies: false; readonly reason: Exclude<CouponFault['reason'], 'below-minimum'> }
  | { readonly applies: false; readonly reason: 'below-minimum'; readonly missing: Paise };

export type CouponRefusal = Extract<CouponVerdict, { applies: false }>;

export interface CouponSale {
  readonly lines: readonly SaleLine[];
  readonly usage: CouponUsage;
  readonly now: Date;
}

/** The discount, or why there is none. Coupons do not combine with running promotions and do not reduce shipping. */
export function judgeCoupon(coupon: CouponRule, { lines, usage, now }: CouponSale): CouponVerdict {
  // Future codes are secret.
  if (now < coupon.validFrom) return { applies: false, reason: 'unknown' };
  if (!coupon.active || (coupon.validUntil !== null && now >= coupon.validUntil)) {
    return { applies: false, reason: 'expired' };
  }
  if (lines.some((line) => line.isPromoted)) return { applies: false, reason: 'promotion' };
  if (coupon.firstOrderOnly && !usage.isFirstOrder) return { applies: false, reason: 'not-first-order' };
  if (usage.isExhausted) return { applies: false, reason: 'exhausted' };
  const goods = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const minimum = Math.max(coupon.minimum, LEAST_PRICE + 1);
  if (goods < minimum) return { applies: false, reason: 'below-minimum', missing: paise(minimum - goods) };
  return { applies: true, discount: discountOf(coupon, goods) };
}

function discountOf(coupon: CouponRule, goods: number): Paise {
  const nominal = coupon.kind === 'percent' ? Math.round((goods * coupon.value) / 10_000) : coupon.value;
  return paise(Math.min(Math.max(1, nominal), goods - LEAST_PRICE, coupon.cap ?? goods));
}
