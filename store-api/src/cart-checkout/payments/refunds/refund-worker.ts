import { sql } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import { claimDue, type Queue } from '../../../platform/database/claim-due.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { PaymentContext } from '../payment-context.ts';
import { paymentsRepository } from '../payments-repository.ts';
import type { ProviderRefund, ProviderResult } from '../provider.ts';
import type { Refund } from '../tables.ts';
import { concludeRefund, failRefund } from './conclude-refund.ts';
import { refundKeys } from './refund-keys.ts';
import { requestRefund } from './request-refund.ts';
import { refusedBefore } from './retry-refund.ts';

const AT_ONCE = 20;
const REFUNDS: Queue<'refunds'> = {
  table: 'refunds',
  id: 'refund_id',
  open: sql`state = 'requested'`,
  atOnce: AT_ONCE,
  firstWaitMs: 30_000,
  longestWaitMs: 6 * 60 * 60 * 1000,
};

/** Submits due refunds, including those of late payments. */
export async function workRefunds(context: PaymentContext): Promise<void> {
  await requestLateRefunds(context);
  for (const refund of await claimDue(context.db, REFUNDS, context.now())) await ask(context, refund);
}

/** What is left of unfulfilled payments is refunded automatically, until the provider refuses (PAY-15). */
async function requestLateRefunds({ db }: PaymentContext): Promise<void> {
  const due = await db
    .selectFrom('payments')
    .select('payment_id')
    // Written out, so that the partial index of this state serves it.
    .where(sql<boolean>`payments.state = 'refund-due'`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refunds')
            .select('refund_id')
            .whereRef('refunds.payment_id', '=', 'payments.payment_id')
            .where('refunds.state', '!=', 'processed'),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  for (const payment of due) {
    await transact(db, (trx) =>
      requestRefund(trx, {
        paymentId: payment.payment_id,
        amount: 'rest',
        reason: 'The payment came too late for its order',
        key: refundKeys.late(payment.payment_id),
      }),
    );
  }
}

/**
 * Whether the provider has made, or is making, the original refund after all: then the retry is dropped and the
 * original is booked.
 */
async function isFirstRefundMade(
  context: PaymentContext,
  refund: Refund,
  known: readonly ProviderRefund[],
): Promise<boolean> {
  const refused = await refusedBefore(context.db, refund);
  const came = known.find(({ key, status }) => refused && key === refused.request_key && status !== 'failed');
  if (!came) return false;
  await context.db
    .updateTable('refunds')
    .set({ state: 'failed', updated_at: context.now() })
    .where('refund_id', '=', refund.refund_id)
    .where('state', '=', 'requested')
    .execute();
  context.log.warn({ refund: refund.refund_id }, 'a refund was not asked for again: the provider makes the first one');
  await concludeRefund(context, came);
  return true;
}

async function ask(context: PaymentContext, refund: Refund): Promise<void> {
  const payment = await paymentsRepository(context.db).byId(refund.payment_id);
  if (!payment?.provider_payment_id) return failRefund(context, refund, 'the payment has no provider payment');
  const paymentId = payment.provider_payment_id;
  const known = await context.provider.refundsOf(paymentId);
  if (!known.ok) return onRefundError(context, refund, known);
  if (await isFirstRefundMade(context, refund, known.value)) return;
  const arrived = known.value.find((requested) => requested.key === refund.request_key);
  const answer = arrived
    ? ({ ok: true, value: arrived } as const)
    : await context.provider.refund({ paymentId, amount: paise(refund.amount_paise), key: refund.request_key });
  if (!answer.ok) return onRefundError(context, refund, answer);
  await concludeRefund(context, answer.value);
}

/** Asked again later, unless the provider has refused: an operator decides about that (PAY-17). */
async function onRefundError(
  context: PaymentContext,
  refund: Refund,
  answer: Extract<ProviderResult<unknown>, { ok: false }>,
): Promise<void> {
  if (answer.reason === 'refused') return failRefund(context, refund, answer.because);
  context.log.warn(
    { refund: refund.refund_id, attempt: refund.attempts },
    'the provider did not answer about a refund',
  );
}
