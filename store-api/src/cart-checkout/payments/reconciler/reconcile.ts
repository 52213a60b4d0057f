import { inquire } from '../ask-provider.ts';
import { endPayment } from '../end-payment.ts';
import { nextPollAt } from '../next-poll.ts';
import type { PaymentContext } from '../payment-context.ts';
import { type Payment, paymentsRepository } from '../payments-repository.ts';
import { claimPayments } from './claim-payments.ts';

/** Queries under way together, as many as the connections of the pool. */
const AT_ONCE = 10;
/** Groups of one run. With one run in 30 seconds, of one process, that is 400 payments a minute. */
const GROUPS = 20;
const MINUTE_MS = 60_000;
/** An attempt that stays undecided for longer than this has failed. */
const LONGEST_UNDECIDED_MS = 24 * 60 * MINUTE_MS;

/**
 * Queries the provider about payments whose holds have expired and ends those without money. Nothing ends before the
 * provider was queried (PAY-12).
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  for (let group = 0; group < GROUPS; group += 1) {
    const claimed = await claimPayments(context.db, context.now(), AT_ONCE);
    const answered = await Promise.all(claimed.map((payment) => settleOrLog(context, payment)));
    // The rest waits while the provider is unavailable.
    if (claimed.length < AT_ONCE || !answered.includes(true)) return;
  }
}

/** A fault of one payment does not stop the others: it is queried again after its lease. */
async function settleOrLog(context: PaymentContext, payment: Payment): Promise<boolean> {
  try {
    return await settleOne(context, payment);
  } catch (fault) {
    context.log.error({ err: fault, payment: payment.payment_id }, 'a payment could not be reconciled');
    return true;
  }
}

/** False when the provider did not answer. */
async function settleOne(context: PaymentContext, payment: Payment): Promise<boolean> {
  const answer = await inquire(context, payment);
  if (!answer.booked && answer.because === 'no-answer') return false;
  const now = context.now();
  const isStale = now.getTime() - payment.created_at.getTime() > LONGEST_UNDECIDED_MS;
  const mayEnd = !answer.booked && (answer.because !== 'undecided' || isStale);
  // First, because a payment that ends here gets the first poll of its new state.
  const attempts = payment.asks + 1;
  await paymentsRepository(context.db).schedulePoll(payment, nextPollAt(payment.state, attempts, now), attempts);
  if (mayEnd) {
    const notify = answer.because !== 'never-tried';
    await endPayment(context, payment.payment_id, { to: 'expired', cause: 'time-ran-out', notify });
  }
  return true;
}
