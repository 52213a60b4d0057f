import { sql } from 'kysely';
import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Counts a coupon's use by an order, unless the coupon's uses or the person's are exhausted or another order has claimed
 * the first-order discount: then false and nothing changes. Idempotent per order. Must run in a transaction that has locked
 * or made the order.
 */
export async function holdCoupon(trx: Db, orderId: number, code: string): Promise<boolean> {
  if (await isHeldBy(trx, orderId)) return true;
  // The coupon's row first: two carts with the same coupon then queue instead of waiting for each other.
  const counted = await trx
    .updateTable('coupons')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code', '=', code)
    .where((row) => row.or([row('use_limit', 'is', null), row('uses', '<', row.ref('use_limit'))]))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return false;
  if (await redeem(trx, orderId)) return true;
  await uncount(trx, code);
  return false;
}

/** The lock on the coupon's row protects this count until commit. */
async function redeem(trx: Db, orderId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into coupon_redemptions (order_id, code, user_id, first_order)
    select order_id, code, user_id, first_order_only from orders join coupons on code = coupon_code
    where order_id = ${orderId} and (per_person_limit is null or per_person_limit > (
      select count(*) from coupon_redemptions earlier where earlier.code = coupons.code and earlier.user_id = orders.user_id
    ))
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Gives an order's coupon back. Must run in a transaction. */
export async function releaseCoupon(trx: Db, orderId: number): Promise<void> {
  await sql`
    with released as (delete from coupon_redemptions where order_id = ${orderId} returning code)
    update coupons set uses = uses - 1 from released where coupons.code = released.code`.execute(trx);
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
