import { inquire } from './ask-provider.ts';
import { endPayment } from './end-payment.ts';
import { ownPayment } from './own-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentsRepository } from './payments-repository.ts';

/**
 * Handles a browser's report of a failed or dismissed payment. Queries the provider first, since a browser may be
 * wrong. Without success the payment is paid, authorized or under way; `uncharged` when the provider says that it took nothing.
 * @param providerOrderId absent: the person's only open payment; none or several change nothing
 */
export async function reportFailure(
  context: PaymentContext,
  userId: number,
  providerOrderId: string | undefined,
): Promise<{ readonly success: boolean; readonly uncharged?: boolean }> {
  const payment =
    providerOrderId === undefined
      ? await onlyOpen(context, userId)
      : await ownPayment(context, userId, providerOrderId);
  if (!payment) return { success: true };
  const answer = await inquire(context, payment);
  // Shoppers who closed the dialog need no mail.
  const because = answer.booked ? null : answer.because;
  if (because === 'undecided') return { success: false };
  const notify = because === 'attempt-failed';
  const success = await endPayment(context, payment.payment_id, { to: 'failed', cause: 'reported-failed', notify });
  return success && (notify || because === 'never-tried') ? { success, uncharged: true } : { success };
}

async function onlyOpen(context: PaymentContext, userId: number) {
  const open = await paymentsRepository(context.db).open(userId);
  return open.length === 1 ? open[0] : undefined;
}
