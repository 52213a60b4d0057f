import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { Payment } from './payments-repository.ts';

export interface LockedPurchase {
  readonly payment: Payment;
  /** Of the order; null without one. */
  readonly couponCode: string | null;
  /** False: the account was deleted. Nothing can be delivered any more. */
  readonly buyerStays: boolean;
}

/**
 * Locks person, order and payment until the transaction ends: the beginning of the order of locks (decision 0023). One
 * statement in which each lock counts the one before and so waits for it. A locked row is read as it is once locked; what
 * else may have changed during the wait must be read by a later statement.
 */
export async function lockPurchase(trx: Db, paymentId: number): Promise<LockedPurchase> {
  const { rows } = await sql<Payment & { readonly coupon_code: string | null; readonly buyer_stays: boolean }>`
    with purchase as materialized (
      select user_id, order_id from payments where payment_id = ${paymentId}
    ),
    buyer as materialized (
      -- Shared: bookings of one person go on beside each other, and only deleting the account waits.
      select from users where user_id = (select user_id from purchase) and deleted_at is null for key share
    ),
    ordered as materialized (
      select coupon_code from orders
      where order_id = (select order_id from purchase) and (select count(*) from buyer) >= 0
      for no key update
    )
    select payments.*, (select coupon_code from ordered), exists (select from buyer) as buyer_stays
    from payments
    where payment_id = ${paymentId} and (select count(*) from ordered) >= 0
    for update`.execute(trx);
  const [locked] = rows;
  if (!locked) throw new Error(`there is no payment ${paymentId}`);
  const { coupon_code, buyer_stays, ...payment } = locked;
  return { payment, couponCode: coupon_code, buyerStays: buyer_stays };
}
