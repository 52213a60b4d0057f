import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';

export interface CouponUse {
  readonly code: string;
  readonly orderId: number;
  readonly userId: number;
  readonly firstOrderOnly: boolean;
  /** Redemptions one person may have; null means unlimited. */
  readonly perPersonLimit: number | null;
}

/**
 * Counts a coupon use, unless the coupon's uses or the person's are exhausted or another order has claimed the
 * first-order discount: then false and nothing changes. Idempotent per order. Must run in a transaction.
 */
export async function holdCoupon(trx: Db, use: CouponUse): Promise<boolean> {
  // The coupon's row first: two carts with the same coupon then queue instead of waiting for each other.
  const counted = await trx
    .updateTable('coupons')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code', '=', use.code)
    .where((row) => row.or([row('use_limit', 'is', null), row('uses', '<', row.ref('use_limit'))]))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return isHeldBy(trx, use.orderId);
  if (await redeem(trx, use)) return true;
  await uncount(trx, use.code);
  return isHeldBy(trx, use.orderId);
}

/** The lock on the coupon's row protects these counts until commit. */
async function redeem(trx: Db, use: CouponUse): Promise<boolean> {
  const { taken } = await trx
    .selectFrom('coupon_redemptions')
    .select((row) => row.fn.countAll<number>().as('taken'))
    .where('code', '=', use.code)
    .where('user_id', '=', use.userId)
    .executeTakeFirstOrThrow();
  if (use.perPersonLimit !== null && taken >= use.perPersonLimit) return false;
  const redeemed = await trx
    .insertInto('coupon_redemptions')
    .values({ order_id: use.orderId, code: use.code, user_id: use.userId, first_order: use.firstOrderOnly })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return redeemed.numInsertedOrUpdatedRows === 1n;
}

/** Gives an order's coupon back. Must run in a transaction. */
export async function releaseCoupon(trx: Db, orderId: number): Promise<void> {
  const released = await trx
    .deleteFrom('coupon_redemptions')
    .where('order_id', '=', orderId)
    .returning('code')
    .executeTakeFirst();
  if (released) await uncount(trx, released.code);
}

async function uncount(trx: Db, code: string): Promise<void> {
  await trx
    .updateTable('coupons')
    .set((row) => ({ uses: row('uses', '-', 1) }))
    .where('code', '=', code)
    .execute();
}

function isHeldBy(trx: Db, orderId: number): Promise<boolean> {
  return exists(trx.selectFrom('coupon_redemptions').select('order_id').where('order_id', '=', orderId));
}
