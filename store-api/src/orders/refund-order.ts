import type { Kysely } from 'kysely';
import { type Paise, paise } from 'shared-contracts/domain/money';
import { refundLines } from '../payments/refunds/refund-lines.ts';
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
    const paymentId = await paymentOf(trx, refund.orderId);
    const { amount, reason, key } = refund;
    return requestRefund(trx, { paymentId, amount, reason, key });
  });
}

/**
 * Asks once more for what the provider refused to give back: the amount, the pieces and the reason it was asked for
 * with. Typed twice it is asked for once.
 * @param refund.key of the refund that was refused, as `orders show` has it
 * @returns undefined when the order has no refused refund of this key
 */
export async function refundAgain(
  db: Kysely<Database>,
  refund: { readonly orderId: number; readonly key: string },
): Promise<RefundWishResult | undefined> {
  return db.transaction().execute(async (trx) => {
    const paymentId = await paymentOf(trx, refund.orderId);
    const refused = await trx
      .selectFrom('refunds')
      .select(['refund_id', 'amount_paise', 'reason'])
      .where('payment_id', '=', paymentId)
      .where('request_key', '=', refund.key)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (!refused) return undefined;
    const { refund_id: id, amount_paise, reason } = refused;
    const lines = (await refundLines(trx, [id])).get(id) ?? [];
    return requestRefund(trx, { paymentId, amount: paise(amount_paise), reason, key: `again-${id}`, lines });
  });
}

async function paymentOf(trx: Kysely<Database>, orderId: number): Promise<number> {
  const { payment_id } = await trx
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return payment_id;
}
