import { tryLockPersonShared } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';
import { type Payment, paymentsRepository } from './payments-repository.ts';

export interface LockedPurchase {
  readonly payment: Payment;
  /** False: the account was deleted. Nothing can be delivered any more. */
  readonly buyerStays: boolean;
}

/** Locks person, order and payment until the transaction ends: the beginning of the order of locks (decision 0023). */
export async function lockPurchase(trx: Db, paymentId: number): Promise<LockedPurchase> {
  const { user_id, order_id } = await trx
    .selectFrom('payments')
    .select(['user_id', 'order_id'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const buyerStays = await tryLockPersonShared(trx, user_id);
  await trx.selectFrom('orders').select('order_id').where('order_id', '=', order_id).forNoKeyUpdate().execute();
  return { payment: await paymentsRepository(trx).lock(paymentId), buyerStays };
}
