import { sql } from 'kysely';
import { lockProducts } from '../../catalog/products/lock-products.ts';
import type { Db } from '../../platform/database/schema.ts';
import { holdCoupon, releaseCoupon } from '../coupons/coupon-holds.ts';
import { type HoldTime, holdStock, releaseStock, takeStock } from '../stock/stock-holds.ts';

export type HoldResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'out-of-stock' | 'coupon-invalid' };

/** Holds or renews stock and coupon of an unpaid order. Must run in a transaction, to be rolled back on refusal. */
export async function holdForOrder(trx: Db, orderId: number, time: HoldTime): Promise<HoldResult> {
  if (!(await holdCouponOf(trx, orderId))) return { ok: false, code: 'coupon-invalid' };
  if (!(await holdStock(trx, orderId, await stockLines(trx, orderId), time)))
    return { ok: false, code: 'out-of-stock' };
  return { ok: true };
}

/**
 * Turns the holds of a paid order into a sale, also when they have expired. False, with all holds released, when stock or
 * coupon is no longer available. Must run in a transaction.
 */
export async function sellToOrder(trx: Db, orderId: number): Promise<boolean> {
  const sold = (await holdCouponOf(trx, orderId)) && (await takePieces(trx, orderId));
  if (!sold) await releaseForOrder(trx, orderId);
  return sold;
}

async function takePieces(trx: Db, orderId: number): Promise<boolean> {
  // Downloads too: their sales are counted in this transaction.
  await lockProducts(trx, sql`select product_id from order_items where order_id = ${orderId}`);
  return takeStock(trx, orderId, await stockLines(trx, orderId));
}

/** Must run in a transaction. */
export async function releaseForOrder(trx: Db, orderId: number): Promise<void> {
  await releaseStock(trx, orderId);
  await releaseCoupon(trx, orderId);
}

async function stockLines(trx: Db, orderId: number) {
  return trx
    .selectFrom('order_items')
    .select(['product_id as productId', 'quantity'])
    .where('order_id', '=', orderId)
    .where('is_digital', '=', false)
    .execute();
}

async function holdCouponOf(trx: Db, orderId: number): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('coupons', 'coupons.code', 'orders.coupon_code')
    .select(['coupons.code', 'coupons.first_order_only', 'coupons.per_person_limit', 'orders.user_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return true;
  return holdCoupon(trx, {
    code: order.code,
    orderId,
    userId: order.user_id,
    firstOrderOnly: order.first_order_only,
    perPersonLimit: order.per_person_limit,
  });
}
