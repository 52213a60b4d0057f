import type { Db } from '../../../platform/database/schema.ts';
import { unavailable } from '../../../platform/http/problems.ts';
import { belongs } from '../ask-provider.ts';
import type { PaymentContext } from '../payment-context.ts';
import { type Payment, paymentsRepository } from '../payments-repository.ts';
import type { ProviderPayment, ProviderRefund } from '../provider.ts';
import { markRefundDue, settle } from '../settle.ts';
import type { Refund } from '../tables.ts';
import { ourRefund } from './our-refund.ts';
import { refundKeys } from './refund-keys.ts';
import { refundedOf } from './request-refund.ts';

/**
 * The payment of a refund that the store did not request; its capture is booked first if the refund is known before it.
 * Null for a failed refund and for a payment of another store. Throws 503, so that the event comes again, while the provider
 * does not answer.
 */
export async function outsidePayment(context: PaymentContext, reported: ProviderRefund): Promise<number | null> {
  if (reported.status !== 'processed') return null;
  const known = await captured(context.db, reported.paymentId);
  if (known) return known.payment_id;
  const attempt = await context.provider.payment(reported.paymentId);
  if (!attempt.ok && attempt.reason === 'unavailable') {
    throw unavailable('provider-unavailable', 'The refunded payment could not be looked up.');
  }
  const payment = attempt.ok && (await paymentsRepository(context.db).byProviderOrder(attempt.value.orderId));
  if (!attempt.ok || !payment || !belongs(payment, attempt.value)) {
    context.log.warn(
      { refund: reported.id, attempt: reported.paymentId },
      'webhook for an order this store does not know',
    );
    return null;
  }
  await bookCapture(context, payment, attempt.value, reported);
  return (await captured(context.db, reported.paymentId))?.payment_id ?? null;
}

/** Money that is back as a whole buys nothing; of what was returned in part, the rest does. */
async function bookCapture(
  context: PaymentContext,
  payment: Payment,
  attempt: ProviderPayment,
  refund: ProviderRefund,
) {
  const book = refund.amount >= payment.amount_paise ? markRefundDue : settle;
  await book(context, payment.payment_id, { ...attempt, status: 'captured' });
}

/**
 * Writes the refund, to be concluded in the same transaction, which has locked the payment. Undefined when nothing of the
 * payment is left.
 */
export async function outsideRefund(
  trx: Db,
  { log }: PaymentContext,
  payment: Payment,
  reported: ProviderRefund,
): Promise<Refund | undefined> {
  const ours = await ourRefund(trx, reported);
  if (ours) return ours;
  const left = payment.amount_paise - (await refundedOf(trx, payment));
  log.error(
    { refund: reported.id, payment: payment.payment_id, left },
    'the provider refunded what the store had not requested',
  );
  if (left <= 0) return undefined;
  return trx
    .insertInto('refunds')
    .values({
      payment_id: payment.payment_id,
      request_key: refundKeys.outside(reported.id),
      amount_paise: Math.min(left, reported.amount),
      // Only who made it knows.
      reason: '',
      provider_refund_id: reported.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function captured(db: Db, providerPaymentId: string) {
  return db
    .selectFrom('payments')
    .select('payment_id')
    .where('provider_payment_id', '=', providerPaymentId)
    .where('state', 'in', ['paid', 'partly-refunded', 'refund-due', 'refunded'])
    .executeTakeFirst();
}
