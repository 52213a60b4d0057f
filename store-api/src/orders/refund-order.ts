import type { Kysely } from 'kysely';
import type { Paise } from 'shared-contracts/domain/money';
import { type RefundWishResult, requestRefund } from '../payments/refunds/request-refund.ts';
import type { Database } from '../platform/database/schema.ts';

/** Asks back a part of an order's money, or what is left of it, without moving the order; see `RefundWish`. */
export async function refundOrder(
  db: Kysely<Database>,
  refund: {
    readonly orderId: number;
    readonly amount: Paise | 'rest';
    readonly reason: string;
    readonly key: string | null;
  },
): Promise<RefundWishResult> {
  return db.transaction().execute(async (trx) => {
    const { payment_id: paymentId } = await trx
      .selectFrom('payments')
      .select('payment_id')
      .where('order_id', '=', refund.orderId)
      .executeTakeFirstOrThrow();
    const { amount, reason, key } = refund;
    return requestRefund(trx, { paymentId, amount, reason, key });
  });
}
