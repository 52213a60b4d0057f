import type { Paise } from 'shared-contracts/domain/money';
import { tryLockPersonShared } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { type RefundRequestResult, requestRefund } from '../payments/refunds/request-refund.ts';
import { type RefundRetryResult, retryRefund } from '../payments/refunds/retry-refund.ts';

/** Requests a partial or full refund without changing the order; see `RefundRequest`. */
export async function refundOrder(
  db: Db,
  refund: {
    readonly orderId: number;
    readonly amount: Paise | 'rest';
    readonly reason: string;
    readonly key: string | null;
  },
): Promise<RefundRequestResult> {
  return transact(db, async (trx) => {
    const paymentId = await paymentOf(trx, refund.orderId);
    const { amount, reason, key } = refund;
    return requestRefund(trx, { paymentId, amount, reason, key });
  });
}

/** Retries a refund that the provider refused; see `retryRefund`. */
export async function retryOrderRefund(
  db: Db,
  refund: { readonly orderId: number; readonly key: string },
): Promise<RefundRetryResult> {
  return transact(db, async (trx) => {
    const paymentId = await paymentOf(trx, refund.orderId);
    return retryRefund(trx, { paymentId, key: refund.key });
  });
}

/** Locks the buyer's account until the transaction ends. */
async function paymentOf(trx: Db, orderId: number): Promise<number> {
  const { payment_id, user_id } = await trx
    .selectFrom('payments')
    .select(['payment_id', 'user_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await tryLockPersonShared(trx, user_id);
  return payment_id;
}
