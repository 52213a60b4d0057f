import type { Kysely } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import type { Database } from '../platform/database/schema.ts';
import type { CouponRule } from './coupon-discount.ts';

/** A coupon by its code in any case, or null. */
export async function findCoupon(db: Kysely<Database>, code: string): Promise<CouponRule | null> {
  const coupon = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!coupon) return null;
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    firstOrderOnly: coupon.first_order_only,
    minimum: paise(coupon.minimum_paise),
    cap: coupon.cap_paise === null ? null : paise(coupon.cap_paise),
    validFrom: coupon.valid_from,
    validUntil: coupon.valid_until,
  };
}

/** Whether a person has bought nothing yet. A visitor counts as someone who has not. */
export async function isFirstOrder(db: Kysely<Database>, userId: number | null): Promise<boolean> {
  if (userId === null) return true;
  const earlier = await db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined;
}
