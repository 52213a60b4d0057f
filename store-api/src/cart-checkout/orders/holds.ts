import type { Db } from '../../platform/database/schema.ts';
import { holdCoupon, releaseCoupon } from '../coupons/coupon-holds.ts';
import { type HoldTime, holdStock, releaseStock, releaseStockToBuyer, takeStock } from '../stock/stock-holds.ts';

export type HoldResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'out-of-stock' | 'coupon-invalid' };

/** An unpaid order, which the transaction has locked or made. */
export interface HeldOrder {
  readonly orderId: number;
  /** Null without one. */
  readonly couponCode: string | null;
}

/** Holds or renews stock and coupon of an unpaid order. Must run in a transaction, to be rolled back on refusal. */
export async function holdForOrder(
  trx: Db,
  { orderId, couponCode, userId }: HeldOrder & { readonly userId: number },
  time: HoldTime,
): Promise<HoldResult> {
  if (couponCode !== null && !(await holdCoupon(trx, orderId, couponCode)))
    return { ok: false, code: 'coupon-invalid' };
  return (await holdStock(trx, { orderId, userId }, time)) ? { ok: true } : { ok: false, code: 'out-of-stock' };
}

/**
 * Turns the holds of a paid order into a sale, also when they have expired. False when stock or coupon is no longer
 * available. Must run in a transaction, to be rolled back on false.
 */
export async function sellToOrder(trx: Db, { orderId, couponCode }: HeldOrder): Promise<boolean> {
  if (couponCode !== null && !(await holdCoupon(trx, orderId, couponCode))) return false;
  return takeStock(trx, orderId);
}

/** Must run in a transaction. */
export async function releaseForOrder(trx: Db, orderId: number): Promise<void> {
  await releaseStock(trx, orderId);
  await releaseCoupon(trx, orderId);
}

/** The same where the buyer may try again: what others wait for is theirs to pay for three minutes. Must run in a transaction. */
export async function releaseToBuyer(
  trx: Db,
  order: { readonly orderId: number; readonly userId: number },
  now: Date,
): Promise<void> {
  await releaseStockToBuyer(trx, order, now);
  await releaseCoupon(trx, order.orderId);
}
