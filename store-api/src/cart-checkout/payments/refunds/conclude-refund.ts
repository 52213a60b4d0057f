import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { lockPurchase } from '../lock-purchase.ts';
import type { PaymentContext } from '../payment-context.ts';
import { paymentsRepository } from '../payments-repository.ts';
import type { ProviderRefund } from '../provider.ts';
import type { Refund } from '../tables.ts';
import { refundKeys } from './refund-keys.ts';
import { leftToRefund } from './request-refund.ts';

const LONGEST_FAULT = 300;

/**
 * Books a refund result at most once and in any order. Logs refunds that the store did not request, and double refunds
 * after a retry.
 */
export async function concludeRefund(context: PaymentContext, reported: ProviderRefund): Promise<void> {
  if (reported.status === 'pending') return;
  await transact(context.db, async (trx) => {
    const refund = await ourRefund(trx, reported);
    if (!refund) {
      context.log.error(
        { refund: reported.id, payment: reported.paymentId },
        'the provider refunded what the store had not requested',
      );
      return;
    }
    const { payment } = await lockPurchase(trx, refund.payment_id);
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
    const wholly = (await leftToRefund(trx, payment)) <= 0 && (await openRefunds(trx, refund.payment_id)) === 0;
    // A second partial refund leaves the state unchanged.
    await paymentsRepository(trx).move(payment, wholly ? 'refunded' : 'partly-refunded', {
      cause: 'refunded',
      at: context.now(),
    });
    await context.onRefunded(trx, refund);
  });
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

/** By the provider's id, or by the key when the provider's response was lost. */
function ourRefund(trx: Db, reported: ProviderRefund): Promise<Refund | undefined> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where((row) =>
      row.or([
        row('provider_refund_id', '=', reported.id),
        ...(reported.key ? [row('request_key', '=', reported.key)] : []),
      ]),
    )
    .executeTakeFirst();
}

async function openRefunds(trx: Db, paymentId: number): Promise<number> {
  const rows = await trx
    .selectFrom('refunds')
    .select('refund_id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'requested')
    .execute();
  return rows.length;
}
