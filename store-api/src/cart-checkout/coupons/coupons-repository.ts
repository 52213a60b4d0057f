import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { paise } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { TAKEN_OVER } from '../stock/taken-over.ts';
import type { CouponRule, CouponUsage } from './coupon-discount.ts';

/** A coupon by its code in any case, with what a person's earlier purchases mean for it; null for an unknown code. */
export async function findCoupon(
  db: Db,
  code: string,
  userId: number | null,
): Promise<{ readonly coupon: CouponRule; readonly usage: CouponUsage } | null> {
  // A visitor has bought nothing: ids begin with 1.
  const person = userId ?? 0;
  const found = await db
    .selectFrom('coupons')
    .selectAll()
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('coupon_redemptions')
          .innerJoin('payments', 'payments.order_id', 'coupon_redemptions.order_id')
          .select(['coupon_redemptions.code', 'first_order', 'payments.state'])
          .where('coupon_redemptions.user_id', '=', person),
      ).as('redemptions'),
      row
        .exists(
          row.selectFrom('orders').select('order_id').where('user_id', '=', person).where('paid_at', 'is not', null),
        )
        .as('has_bought'),
    ])
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!found) return null;
  const { redemptions, has_bought: hasBought, ...coupon } = found;
  // Holds of the person's own open payments count as available.
  const used = redemptions.filter(({ state }) => !TAKEN_OVER.includes(state));
  const ofThis = (rows: typeof redemptions) => rows.filter((row) => row.code === coupon.code).length;
  const uses = coupon.uses - (ofThis(redemptions) - ofThis(used));
  return {
    coupon: {
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      firstOrderOnly: coupon.first_order_only,
      minimum: paise(coupon.minimum_paise),
      cap: coupon.cap_paise === null ? null : paise(coupon.cap_paise),
      validFrom: coupon.valid_from,
      validUntil: coupon.valid_until,
      active: coupon.active,
    },
    usage: {
      isFirstOrder: !(hasBought || used.some((row) => row.first_order)),
      isExhausted:
        (coupon.use_limit !== null && uses >= coupon.use_limit) ||
        (coupon.per_person_limit !== null && ofThis(used) >= coupon.per_person_limit),
    },
  };
}

/** Whether pages may name a code: only an advertised one. */
export function couponCodes(db: Db): Promise<{ code: string; advertised: boolean }[]> {
  return db.selectFrom('coupons').select(['code', 'advertised']).execute();
}
