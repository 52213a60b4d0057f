import type { Selectable } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { paymentsRepository } from '../payments-repository.ts';
import { refundKeys } from './refund-keys.ts';
import { refundLines } from './refund-lines.ts';
import { type RefundRequestResult, requestRefund } from './request-refund.ts';
import { isGivenSince } from './unsettled-refunds.ts';

export type RefundRetryResult =
  | RefundRequestResult
  | { readonly ok: false; readonly reason: 'not-refused' | 'given-since' };

/**
 * Retries a refused refund with its amount, pieces and reason; idempotent. 'given-since' when the whole order was
 * refunded since, possibly for these very pieces. Must run in a transaction.
 * @param refused.key of the refused refund
 */
export async function retryRefund(
  trx: Db,
  refused: { readonly paymentId: number; readonly key: string },
): Promise<RefundRetryResult> {
  const { paymentId, key } = refused;
  await paymentsRepository(trx).lock(paymentId);
  const refund = await trx
    .selectFrom('refunds')
    .select(['refund_id', 'amount_paise', 'reason'])
    .where('payment_id', '=', paymentId)
    .where('request_key', '=', key)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (!refund) return { ok: false, reason: 'not-refused' };
  const { refund_id: id, amount_paise, reason } = refund;
  const request = { paymentId, amount: paise(amount_paise), reason, key: refundKeys.retry(id) };
  if ((await isGivenSince(trx, id)) && !(await isRequested(trx, request.key)))
    return { ok: false, reason: 'given-since' };
  const lines = (await refundLines(trx, [id])).get(id) ?? [];
  return requestRefund(trx, { ...request, lines });
}

/** The refused refund that this one retries; undefined for a first request. */
export async function refusedBefore(
  db: Db,
  refund: Pick<Selectable<Database['refunds']>, 'payment_id' | 'request_key'>,
): Promise<Selectable<Database['refunds']> | undefined> {
  const refunds = await db.selectFrom('refunds').selectAll().where('payment_id', '=', refund.payment_id).execute();
  return refunds.find(({ refund_id }) => refundKeys.retry(refund_id) === refund.request_key);
}

async function isRequested(trx: Db, key: string): Promise<boolean> {
  const known = await trx.selectFrom('refunds').select('refund_id').where('request_key', '=', key).executeTakeFirst();
  return known !== undefined;
}
