import { transact } from '../../platform/database/transact.ts';
import { releaseForOrder, releaseToBuyer } from '../orders/holds.ts';
import { lockPurchase } from './lock-purchase.ts';
import type { PaymentContext } from './payment-context.ts';
import { type PaymentCause, paymentsRepository } from './payments-repository.ts';
import { isCaptured } from './transitions.ts';

export interface Ending {
  readonly to: 'failed' | 'expired';
  readonly cause: PaymentCause;
  /** Whether the shopper gets a mail: when the payment failed, not when it was never tried. */
  readonly notify?: boolean;
}

/**
 * Ends an open payment and releases its holds; for a failed one (a retry on the same order) only releases. False, and
 * nothing changed, when money was authorized or captured, or when the provider answered a concurrent request.
 */
export async function endPayment(
  context: Pick<PaymentContext, 'db' | 'now' | 'onFailed'>,
  paymentId: number,
  { to, cause, notify = false }: Ending,
): Promise<boolean> {
  return transact(context.db, async (trx) => {
    const payments = paymentsRepository(trx);
    const { payment } = await lockPurchase(trx, paymentId);
    if (isCaptured(payment.state)) return false;
    // An authorized payment ends only after the provider was queried and holds no money.
    if (payment.state === 'authorized' && cause !== 'time-ran-out') return false;
    if (cause === 'provider-unavailable' && payment.provider_order_id !== null) return false;
    const ended = await payments.move(payment, to, { cause, at: context.now() });
    if (!ended) await payments.setActive(paymentId, false);
    if (ended && notify) await context.onFailed(trx, payment);
    const order = { orderId: payment.order_id, userId: payment.user_id };
    await (cause === 'time-ran-out' ? releaseForOrder(trx, order.orderId) : releaseToBuyer(trx, order, context.now()));
    return true;
  });
}
