import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Database } from '../platform/database/schema.ts';
import { type Payment, paymentsRepository } from './payments-repository.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { settle } from './settle.ts';
import { isCaptured } from './transitions.ts';

/** What the payment steps share. */
export interface PaymentDesk {
  readonly db: Kysely<Database>;
  readonly provider: PaymentProvider;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Asks the provider how a payment stands and books what it has captured. Answers the state after that. */
export async function askProvider(desk: PaymentDesk, payment: Payment): Promise<PaymentState> {
  if (isCaptured(payment.state) || payment.provider_order_id === null) return payment.state;
  const attempts = await desk.provider.paymentsOf(payment.provider_order_id);
  if (!attempts.ok) return payment.state;
  const success =
    attempts.value.find((attempt) => attempt.status === 'captured') ??
    attempts.value.find((attempt) => attempt.status === 'authorized');
  return success ? book(desk, payment, success) : payment.state;
}

/**
 * Books one attempt that the provider vouches for: captured money settles the payment, authorized money is
 * captured first. An attempt for another order or amount is nobody's and changes nothing.
 */
export async function book(desk: PaymentDesk, payment: Payment, attempt: ProviderPayment): Promise<PaymentState> {
  if (!belongs(payment, attempt)) {
    desk.log.error({ payment: payment.payment_id, attempt: attempt.id }, 'provider payment does not fit its order');
    return payment.state;
  }
  switch (attempt.status) {
    case 'captured':
      return settle(desk.db, payment.payment_id, attempt, desk.now());
    case 'authorized':
      return captureAndBook(desk, payment, attempt);
    case 'pending':
    case 'failed':
    case 'refunded':
      return payment.state;
  }
}

async function captureAndBook(desk: PaymentDesk, payment: Payment, attempt: ProviderPayment): Promise<PaymentState> {
  const captured = await desk.provider.capture(attempt);
  if (captured.ok && captured.value.status === 'captured') {
    return settle(desk.db, payment.payment_id, captured.value, desk.now());
  }
  return authorize(desk, payment, attempt.id);
}

/** Remembers that the money is promised though not yet taken; from then on the payment cannot be called failed. */
export async function authorize(desk: PaymentDesk, payment: Payment, providerPaymentId: string): Promise<PaymentState> {
  return desk.db.transaction().execute(async (trx) => {
    const payments = paymentsRepository(trx);
    const current = await payments.lock(payment.payment_id);
    const moved = await payments.move(current, 'authorized', 'signature-verified', providerPaymentId);
    return moved ? 'authorized' : current.state;
  });
}

function belongs(payment: Payment, attempt: ProviderPayment): boolean {
  return (
    attempt.orderId === payment.provider_order_id &&
    attempt.amount === payment.amount_paise &&
    attempt.currency === payment.currency
  );
}
