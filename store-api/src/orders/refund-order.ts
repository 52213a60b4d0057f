import type { Kysely } from 'kysely';
import type { Paise } from 'shared-contracts/domain/money';
import { leftToRefund, type RefundWishResult, requestRefund } from '../payments/refunds/request-refund.ts';
import type { Database } from '../platform/database/schema.ts';

export type OrderRefundResult = RefundWishResult | { readonly ok: false; readonly reason: 'unknown-order' };

/**
 * Asks back a part of an order's money, or what is left of it, without moving the order.
 * @param refund.key names the wish, at most 40 characters: asked for twice, it is refunded once
 */
export async function refundOrder(
  db: Kysely<Database>,
  refund: {
    readonly orderNumber: string;
    readonly amount: Paise | 'rest';
    readonly reason: string;
    readonly key: string;
  },
): Promise<OrderRefundResult> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payments')
      .innerJoin('orders', 'orders.order_id', 'payments.order_id')
      .select(['payment_id', 'amount_paise'])
      .where('order_number', '=', refund.orderNumber)
      .executeTakeFirst();
    if (!payment) return { ok: false, reason: 'unknown-order' } as const;
    const amount = refund.amount === 'rest' ? await leftToRefund(trx, payment) : refund.amount;
    const { reason, key } = refund;
    return requestRefund(trx, { paymentId: payment.payment_id, amount, reason, key });
  });
}
