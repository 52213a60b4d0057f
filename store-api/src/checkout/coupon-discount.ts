import { type Paise, paise } from 'shared-contracts/domain/money';
import { lineAmount, type SaleLine } from '../cart/price-cart.ts';

/** A coupon's rule as the database holds it. Which counters it has left is the redemption's business. */
export interface CouponRule {
  readonly code: string;
  readonly kind: 'percent' | 'fixed';
  /** Hundredths of a percent, or paise. */
  readonly value: number;
  readonly firstOrderOnly: boolean;
  readonly minimum: Paise;
  /** The most it takes off; null is no cap. */
  readonly cap: Paise | null;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
}

// The provider takes no payment below one rupee, so that much is always left to pay.
const LEAST_CHARGE = 100;

/**
 * The paise a coupon takes off these lines: 0 when it does not apply. It never joins a running promotion (a line
 * whose discounted price is below its price), and never touches shipping.
 */
export function couponDiscount(
  coupon: CouponRule,
  sale: { readonly lines: readonly SaleLine[]; readonly isFirstOrder: boolean; readonly now: Date },
): Paise {
  const goods = sale.lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const applies =
    sale.lines.every((line) => line.discountedPrice >= line.price) &&
    (sale.isFirstOrder || !coupon.firstOrderOnly) &&
    goods >= coupon.minimum &&
    sale.now >= coupon.validFrom &&
    (coupon.validUntil === null || sale.now < coupon.validUntil);
  if (!applies) return paise(0);
  const asked = coupon.kind === 'percent' ? Math.round((goods * coupon.value) / 10_000) : coupon.value;
  return paise(Math.max(0, Math.min(asked, goods - LEAST_CHARGE, coupon.cap ?? goods)));
}
