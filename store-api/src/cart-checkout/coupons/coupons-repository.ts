import { paise } from 'shared-contracts/domain/money';
import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';
import { TAKEN_OVER } from '../stock/stock-holds.ts';
import type { CouponRule, CouponUsage } from './coupon-discount.ts';

export interface Coupon extends CouponRule {
  /** Redemptions there may be in all, and of one person; null means unlimited. */
  readonly useLimit: number | null;
  readonly perPersonLimit: number | null;
  /** Redemptions held or used. */
  readonly uses: number;
}

/** A coupon by its code in any case, or null. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | null> {
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
    active: coupon.active,
    useLimit: coupon.use_limit,
    perPersonLimit: coupon.per_person_limit,
    uses: coupon.uses,
  };
}

/** Whether pages may name a code: only an advertised one. */
export function couponCodes(db: Db): Promise<{ code: string; advertised: boolean }[]> {
  return db.selectFrom('coupons').select(['code', 'advertised']).execute();
}

/** Holds of the person's own open payments count as available. A visitor counts as a first-time buyer. */
export async function readCouponUsage(db: Db, coupon: Coupon, userId: number | null): Promise<CouponUsage> {
  const isUsedUp = (uses: number) => coupon.useLimit !== null && uses >= coupon.useLimit;
  if (userId === null) return { isFirstOrder: true, isExhausted: isUsedUp(coupon.uses) };
  const redemptions = await redemptionsOf(db, userId);
  const used = redemptions.filter(({ state }) => !TAKEN_OVER.includes(state));
  const count = (rows: typeof redemptions) => rows.filter(({ code }) => code === coupon.code).length;
  const held = count(redemptions) - count(used);
  return {
    isFirstOrder: !used.some((row) => row.first_order) && !(await hasBought(db, userId)),
    isExhausted:
      isUsedUp(coupon.uses - held) || (coupon.perPersonLimit !== null && count(used) >= coupon.perPersonLimit),
  };
}

function redemptionsOf(db: Db, userId: number) {
  return db
    .selectFrom('coupon_redemptions')
    .innerJoin('payments', 'payments.order_id', 'coupon_redemptions.order_id')
    .select(['code', 'first_order', 'payments.state'])
    .where('coupon_redemptions.user_id', '=', userId)
    .execute();
}

async function hasBought(db: Db, userId: number): Promise<boolean> {
  const orders = db.selectFrom('orders').select('order_id').where('user_id', '=', userId);
  return exists(orders.where('paid_at', 'is not', null).limit(1));
}
