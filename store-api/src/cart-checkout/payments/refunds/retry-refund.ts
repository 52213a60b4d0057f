import type { Kysely, Selectable } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import type { Database } from '../../../platform/database/schema.ts';
import { paymentsRepository } from '../payments-repository.ts';
import { refundKeys } from './refund-keys.ts';
import { refundLines } from './refund-lines.ts';
import { type RefundRequestResult, requestRefund } from './request-refund.ts';
import { unsettledRefunds } from './unsettled-refunds.ts';

export type RefundRetryResult =
  | RefundRequestResult
  | { readonly ok: false; readonly reason: 'not-refused' | 'given-since' };

/**
 * Asks once more for what the provider refused to give back: the amount, the pieces and the reason it was asked for
 * with. Asked twice it is asked for once. Money given back since for the order as a whole may have been for these very
 * pieces: 'given-since', and nothing is asked for. Must run in a transaction.
 * @param refused.key of the refund that was refused
 */
export async function retryRefund(
  trx: Kysely<Database>,
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
  const isDue = await unsettledRefunds(trx).select('refund_id').where('refund_id', '=', id).executeTakeFirst();
  if (!isDue && !(await isRequested(trx, request.key))) return { ok: false, reason: 'given-since' };
  const lines = (await refundLines(trx, [id])).get(id) ?? [];
  return requestRefund(trx, { ...request, lines });
}

/** The refund that another one takes the place of; undefined for one that is asked for the first time. */
export async function refusedBefore(
  db: Kysely<Database>,
  refund: Pick<Selectable<Database['refunds']>, 'payment_id' | 'request_key'>,
): Promise<Selectable<Database['refunds']> | undefined> {
  const refunds = await db.selectFrom('refunds').selectAll().where('payment_id', '=', refund.payment_id).execute();
  return refunds.find(({ refund_id }) => refundKeys.retry(refund_id) === refund.request_key);
}

async function isRequested(trx: Kysely<Database>, key: string): Promise<boolean> {
  const known = await trx.selectFrom('refunds').select('refund_id').where('request_key', '=', key).executeTakeFirst();
  return known !== undefined;
}
