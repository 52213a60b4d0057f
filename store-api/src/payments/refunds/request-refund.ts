import type { Kysely } from 'kysely';
import { type Paise, paise } from 'shared-contracts/domain/money';
import type { Database } from '../../platform/database/schema.ts';
import { paymentsRepository } from '../payments-repository.ts';

export interface RefundWish {
  readonly paymentId: number;
  readonly amount: Paise;
  /** Shown on the credit note and kept for the books. */
  readonly reason: string;
  /** Names the wish, at most 40 characters: asked for twice, it is refunded once. */
  readonly key: string;
}

export type RefundWishResult =
  | { readonly ok: true; readonly refundId: number }
  | { readonly ok: false; readonly reason: 'nothing-captured' | 'more-than-left'; readonly left: Paise };

/**
 * Writes down that money is to be given back; the refund worker asks the provider. What is asked for together
 * never exceeds what was paid. Must run in a transaction.
 */
export async function requestRefund(trx: Kysely<Database>, wish: RefundWish): Promise<RefundWishResult> {
  const payment = await paymentsRepository(trx).lock(wish.paymentId);
  const known = await trx
    .selectFrom('refunds')
    .select('refund_id')
    .where('request_key', '=', wish.key)
    .executeTakeFirst();
  if (known) return { ok: true, refundId: known.refund_id };
  const left = await leftToRefund(trx, payment);
  if (!['paid', 'partly-refunded', 'refund-due'].includes(payment.state)) {
    return { ok: false, reason: 'nothing-captured', left };
  }
  if (wish.amount > left) return { ok: false, reason: 'more-than-left', left };
  const { refund_id } = await trx
    .insertInto('refunds')
    .values({ payment_id: wish.paymentId, request_key: wish.key, amount_paise: wish.amount, reason: wish.reason })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  return { ok: true, refundId: refund_id };
}

/** What of a payment nobody has asked back yet. A refund that failed gave nothing back. */
export async function leftToRefund(
  db: Kysely<Database>,
  payment: { readonly payment_id: number; readonly amount_paise: number },
): Promise<Paise> {
  const refunds = await db
    .selectFrom('refunds')
    .select('amount_paise')
    .where('payment_id', '=', payment.payment_id)
    .where('state', '!=', 'failed')
    .execute();
  return paise(payment.amount_paise - refunds.reduce((sum, refund) => sum + refund.amount_paise, 0));
}
