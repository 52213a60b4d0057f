import { inquire } from './ask-provider.ts';
import { endPayment } from './end-payment.ts';
import { ownPayment } from './own-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentsRepository } from './payments-repository.ts';

/**
 * The shopper's browser reports a payment as failed or dismissed. The provider is asked first, since a browser
 * may report what it did not see. False when the payment is paid or promised: then it is not touched.
 * @param providerOrderId absent: the person's one open payment; none or several open change nothing
 */
export async function reportFailure(
  context: PaymentContext,
  userId: number,
  providerOrderId: string | undefined,
): Promise<boolean> {
  const payment =
    providerOrderId === undefined
      ? await onlyOpen(context, userId)
      : await ownPayment(context, userId, providerOrderId);
  if (!payment) return true;
  const answer = await inquire(context, payment);
  // Who only closed the window knows that; a mail is for those whose money did not go through.
  const notify = !answer.booked && answer.because === 'attempt-failed';
  return endPayment(context, payment.payment_id, { to: 'failed', cause: 'reported-failed', notify });
}

async function onlyOpen(context: PaymentContext, userId: number) {
  const open = await paymentsRepository(context.db).open(userId, context.now());
  return open.length === 1 ? open[0] : undefined;
}
