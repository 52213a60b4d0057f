import type { Kysely } from 'kysely';
import { releaseForOrder } from '../checkout/holds.ts';
import type { Database } from '../platform/database/schema.ts';
import { type PaymentCause, paymentsRepository } from './payments-repository.ts';
import { isCaptured } from './transitions.ts';

/**
 * Ends an open payment without money and gives back what it held; one that is failed already (a second try on
 * the same order) only gives back. False, and nothing changed, when money was promised or captured, or when the
 * provider did not answer this request but has answered another one about the same payment.
 */
export async function endPayment(
  db: Kysely<Database>,
  paymentId: number,
  to: 'failed' | 'expired',
  cause: PaymentCause,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const payments = paymentsRepository(trx);
    const payment = await payments.lock(paymentId);
    if (payment.state === 'authorized' || isCaptured(payment.state)) return false;
    if (cause === 'provider-unavailable' && payment.provider_order_id !== null) return false;
    await payments.move(payment, to, cause);
    await releaseForOrder(trx, payment.order_id);
    return true;
  });
}
