import type { Kysely } from 'kysely';
import { releaseForOrder } from '../checkout/holds.ts';
import type { Database } from '../platform/database/schema.ts';
import { type PaymentCause, paymentsRepository } from './payments-repository.ts';
import { isCaptured } from './transitions.ts';

/**
 * Ends an open payment without money and gives back what it held; one that is failed already (a second try on
 * the same order) only gives back. False when money was promised or captured: then nothing changes.
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
    await payments.move(payment, to, cause);
    await releaseForOrder(trx, payment.order_id);
    return true;
  });
}
