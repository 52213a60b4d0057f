import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { lockPurchase } from '../lock-purchase.ts';
import type { PaymentContext } from '../payment-context.ts';
import { paymentsRepository } from '../payments-repository.ts';
import type { ProviderRefund } from '../provider.ts';
import type { Refund } from '../tables.ts';
import { ourRefund } from './our-refund.ts';
import { outsidePayment, outsideRefund } from './refund-from-outside.ts';
import { refundKeys } from './refund-keys.ts';
import { refundedOf } from './request-refund.ts';

const LONGEST_FAULT = 300;

/**
 * Books a refund result at most once and in any order, also of a refund that was made in the provider's dashboard. Logs
 * those, and double refunds after a retry.
 */
export async function concludeRefund(context: PaymentContext, reported: ProviderRefund): Promise<void> {
  if (reported.status === 'pending') return;
  const requested = await ourRefund(context.db, reported);
  const paymentId = requested?.payment_id ?? (await outsidePayment(context, reported));
  if (paymentId === null) return;
  await transact(context.db, async (trx) => {
    const { payment } = await lockPurchase(trx, paymentId);
    const refund = requested ?? (await outsideRefund(trx, context, payment, reported));
    if (!refund) return;
    const moved = await trx
      .updateTable('refunds')
      .set({
        state: reported.status === 'processed' ? 'processed' : 'failed',
        provider_refund_id: reported.id,
        updated_at: context.now(),
      })
      .where('refund_id', '=', refund.refund_id)
      .where('state', 'in', reported.status === 'processed' ? ['requested', 'failed'] : ['requested'])
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return;
    if (reported.status === 'failed') {
      logFailed(context, refund.refund_id, 'decided by the provider after it had accepted the refund');
      return;
    }
    await warnOfDoubleRefund(trx, context, refund.refund_id);
    const wholly = (await refundedOf(trx, payment)) >= payment.amount_paise;
    // A second partial refund leaves the state unchanged. Of money that bought nothing, the rest stays due.
    const rest = payment.state === 'refund-due' ? 'refund-due' : 'partly-refunded';
    await paymentsRepository(trx).move(payment, wholly ? 'refunded' : rest, {
      cause: 'refunded',
      at: context.now(),
    });
    await context.onRefunded(trx, refund);
  });
  context.onBooked();
}

/** The provider will not make this refund: it is in `refunds list`, on the metric and in the log. */
export async function failRefund(context: PaymentContext, refund: Refund, fault: string): Promise<void> {
  const failed = await context.db
    .updateTable('refunds')
    .set({ state: 'failed', fault: fault.slice(0, LONGEST_FAULT), updated_at: context.now() })
    .where('refund_id', '=', refund.refund_id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  if (failed.numUpdatedRows === 1n) logFailed(context, refund.refund_id, fault);
}

function logFailed(context: PaymentContext, refund: number, fault: string): void {
  context.log.error({ refund, fault }, 'the provider could not refund');
}

/** Only people can correct a double refund. */
async function warnOfDoubleRefund(trx: Db, context: PaymentContext, refundId: number): Promise<void> {
  const again = await trx
    .selectFrom('refunds')
    .select('refund_id')
    .where('request_key', '=', refundKeys.retry(refundId))
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  if (again) {
    const refunds = { refund: refundId, again: again.refund_id };
    context.log.error(refunds, 'the provider made a refund that it had refused and that was asked for again');
  }
}
