import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { transact } from '../../platform/database/transact.ts';
import type { PaymentContext } from './payment-context.ts';
import { type Payment, type PaymentCause, paymentsRepository } from './payments-repository.ts';
import type { ProviderPayment } from './provider.ts';
import { settle } from './settle.ts';
import { isCaptured } from './transitions.ts';

/** What asking came to: the state after booking what there was, or why nothing was booked. */
export type Inquiry =
  | { readonly booked: true; readonly state: PaymentState }
  | { readonly booked: false; readonly because: 'no-answer' | 'undecided' | 'never-tried' | 'attempt-failed' };

/** Asks the provider for the state of a payment and books what it has captured. */
export async function inquire(context: PaymentContext, payment: Payment): Promise<Inquiry> {
  if (isCaptured(payment.state)) return { booked: true, state: payment.state };
  if (payment.provider_order_id === null) return { booked: false, because: 'never-tried' };
  const attempts = await context.provider.paymentsOf(payment.provider_order_id);
  if (!attempts.ok) return { booked: false, because: attempts.reason === 'refused' ? 'never-tried' : 'no-answer' };
  const having = (status: ProviderPayment['status']) => attempts.value.find((attempt) => attempt.status === status);
  const [success = having('authorized'), ...more] = attempts.value.filter(({ status }) => status === 'captured');
  if (success) {
    const state = await book(context, payment, success);
    for (const second of more) await book(context, payment, second);
    return { booked: true, state };
  }
  if (having('pending')) return { booked: false, because: 'undecided' };
  return { booked: false, because: having('failed') ? 'attempt-failed' : 'never-tried' };
}

/** Returns the state only, unchanged when nothing was booked. */
export async function askProvider(context: PaymentContext, payment: Payment): Promise<PaymentState> {
  const answer = await inquire(context, payment);
  return answer.booked ? answer.state : payment.state;
}

/**
 * Books one attempt that the provider vouches for: captured money settles the payment, authorized money is
 * captured first; a second captured attempt is returned. An attempt for another order or amount changes nothing.
 */
export async function book(context: PaymentContext, payment: Payment, attempt: ProviderPayment): Promise<PaymentState> {
  if (!belongs(payment, attempt)) {
    context.log.error({ payment: payment.payment_id, attempt: attempt.id }, 'provider payment does not fit its order');
    return payment.state;
  }
  // The usual case: already booked, so no lock is needed.
  const isSecond = attempt.status === 'captured' && attempt.id !== payment.provider_payment_id;
  if (isCaptured(payment.state) && !isSecond) return payment.state;
  switch (attempt.status) {
    case 'captured':
      return settle(context, payment.payment_id, attempt);
    case 'authorized':
      return captureAndBook(context, payment, attempt);
    case 'pending':
    case 'failed':
    case 'refunded':
      return payment.state;
  }
}

async function captureAndBook(
  context: PaymentContext,
  payment: Payment,
  attempt: ProviderPayment,
): Promise<PaymentState> {
  const captured = await context.provider.capture(attempt);
  if (captured.ok && captured.value.status === 'captured') {
    return settle(context, payment.payment_id, captured.value);
  }
  return authorize(context, payment, attempt, 'signature-verified');
}

/** Marks a payment as authorized; from then on it cannot fail. */
export async function authorize(
  context: PaymentContext,
  payment: Payment,
  attempt: Pick<ProviderPayment, 'id'> | ProviderPayment,
  cause: PaymentCause,
): Promise<PaymentState> {
  if ('amount' in attempt && !belongs(payment, attempt)) return payment.state;
  return transact(context.db, async (trx) => {
    const payments = paymentsRepository(trx);
    const current = await payments.lock(payment.payment_id);
    const moved = await payments.move(current, 'authorized', {
      cause,
      at: context.now(),
      providerPaymentId: attempt.id,
    });
    return moved ? 'authorized' : current.state;
  });
}

export function belongs(payment: Payment, attempt: ProviderPayment): boolean {
  return (
    attempt.orderId === payment.provider_order_id &&
    attempt.amount === payment.amount_paise &&
    attempt.currency === payment.currency
  );
}
