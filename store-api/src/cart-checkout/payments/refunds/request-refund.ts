import type { Selectable } from 'kysely';
import { type Paise, paise } from 'shared-contracts/domain/money';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { paymentsRepository } from '../payments-repository.ts';
import { isCaptured } from '../transitions.ts';
import { refundKeys } from './refund-keys.ts';
import { insertRefundLines, type RefundLine } from './refund-lines.ts';

export interface RefundRequest {
  readonly paymentId: number;
  /** 'rest': what has not been requested yet. */
  readonly amount: Paise | 'rest';
  /** Shown on the credit note. */
  readonly reason: string;
  /**
   * Names the request, at most 40 characters: repeated, it is refunded once. Null with 'rest': the payment's own
   * request, which can be repeated once the provider has refused it.
   */
  readonly key: string | null;
  /** For which pieces it is, adding up to the amount; none: for the order as a whole. */
  readonly lines?: readonly RefundLine[];
}

export type RefundRequestResult =
  | {
      readonly ok: true;
      readonly refundId: number;
      /** Names it in `orders show`. */
      readonly key: string;
      readonly amount: Paise;
      readonly state: Selectable<Database['refunds']>['state'];
      /** False: this key had been asked for before, and nothing was written. */
      readonly isNew: boolean;
    }
  | {
      readonly ok: false;
      readonly reason: 'nothing-captured' | 'nothing-left' | 'more-than-left' | 'key-of-another';
      readonly left: Paise;
    };

/** Records a refund for the worker to submit. Requested refunds never exceed the payment. Must run in a transaction. */
export async function requestRefund(trx: Db, request: RefundRequest): Promise<RefundRequestResult> {
  const payment = await paymentsRepository(trx).lock(request.paymentId);
  const left = await leftToRefund(trx, payment);
  const request_key = request.key ?? (await restKey(trx, request.paymentId));
  const known = await trx.selectFrom('refunds').selectAll().where('request_key', '=', request_key).executeTakeFirst();
  if (known) {
    const isSame =
      known.payment_id === request.paymentId && (request.amount === 'rest' || known.amount_paise === request.amount);
    return isSame ? asResult(known, false) : { ok: false, reason: 'key-of-another', left };
  }
  if (!['paid', 'partly-refunded', 'refund-due'].includes(payment.state)) {
    return { ok: false, reason: isCaptured(payment.state) ? 'nothing-left' : 'nothing-captured', left };
  }
  if (left === 0) return { ok: false, reason: 'nothing-left', left };
  const amount = request.amount === 'rest' ? left : request.amount;
  if (amount > left) return { ok: false, reason: 'more-than-left', left };
  const made = await trx
    .insertInto('refunds')
    .values({ payment_id: request.paymentId, request_key, amount_paise: amount, reason: request.reason })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertRefundLines(trx, made, request.lines ?? []);
  return asResult(made, true);
}

async function restKey(trx: Db, paymentId: number): Promise<string> {
  const refused = await trx
    .selectFrom('refunds')
    .select('refund_id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .execute();
  return refundKeys.rest(paymentId, refused.length);
}

function asResult(refund: Selectable<Database['refunds']>, isNew: boolean): RefundRequestResult {
  const { refund_id: refundId, request_key: key } = refund;
  return { ok: true, refundId, key, amount: paise(refund.amount_paise), state: refund.state, isNew };
}

/** The amount not requested yet; failed refunds do not count. */
async function leftToRefund(
  db: Db,
  payment: { readonly payment_id: number; readonly amount_paise: number },
): Promise<Paise> {
  return paise(payment.amount_paise - (await sumOf(refundsOf(db, payment).where('state', '!=', 'failed'))));
}

/** The amount that the provider has given back. */
export function refundedOf(db: Db, payment: { readonly payment_id: number }): Promise<number> {
  return sumOf(refundsOf(db, payment).where('state', '=', 'processed'));
}

const refundsOf = (db: Db, payment: { readonly payment_id: number }) =>
  db.selectFrom('refunds').select('amount_paise').where('payment_id', '=', payment.payment_id);

async function sumOf(refunds: ReturnType<typeof refundsOf>): Promise<number> {
  return (await refunds.execute()).reduce((sum, refund) => sum + refund.amount_paise, 0);
}
