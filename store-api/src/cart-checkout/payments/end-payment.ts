import { releaseForOrder } from '../orders/holds.ts';
import type { PaymentContext } from './payment-context.ts';
import { type PaymentCause, paymentsRepository } from './payments-repository.ts';
import { isCaptured } from './transitions.ts';

export interface Ending {
  readonly to: 'failed' | 'expired';
  readonly cause: PaymentCause;
  /** Whether the shopper is written to: when their money did not go through, not when they never tried. */
  readonly notify?: boolean;
}

/**
 * Ends an open payment without money and gives back what it held; one that is failed already (a second try on
 * the same order) only gives back. False, and nothing changed, when money was promised or captured, or when the
 * provider did not answer this request but has answered another one about the same payment.
 */
export async function endPayment(
  context: Pick<PaymentContext, 'db' | 'now' | 'onFailed'>,
  paymentId: number,
  { to, cause, notify = false }: Ending,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const payments = paymentsRepository(trx);
    const payment = await payments.lock(paymentId);
    if (isCaptured(payment.state)) return false;
    // A promise is broken only once the provider has been asked and holds no money.
    if (payment.state === 'authorized' && cause !== 'time-ran-out') return false;
    if (cause === 'provider-unavailable' && payment.provider_order_id !== null) return false;
    const ended = await payments.move(payment, to, { cause, at: context.now() });
    if (ended && notify) await context.onFailed(trx, payment);
    await releaseForOrder(trx, payment.order_id);
    return true;
  });
}
