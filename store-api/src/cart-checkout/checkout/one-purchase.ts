import { queueOnPerson } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { endPayment } from '../payments/end-payment.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { paymentsRepository } from '../payments/payments-repository.ts';

/** More starts at once than this by one person are not a shopper's. */
const MOST_ROUNDS = 50;

/** A purchase is known by its person and their key. */
export interface PurchaseKey {
  readonly userId: number;
  readonly key: string;
}

/** Another purchase of the person came between; it must be ended first. */
export interface Overtaken {
  readonly ok: false;
  readonly code: 'overtaken';
}

/**
 * Ends the person's other purchases and attempts this one, again while a concurrent one comes between: one purchase is
 * under way per person, and the last one counts (decision 0007).
 * @param attempt calls `becomeOnlyPurchase` in its transaction
 */
export async function asOnlyPurchase<Result extends { readonly ok: boolean }>(
  context: PaymentContext,
  purchase: PurchaseKey,
  attempt: () => Promise<Result | Overtaken>,
): Promise<Result | Overtaken> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await endOthers(context, purchase);
    const result = await attempt();
    if (result.ok || !('code' in result) || result.code !== 'overtaken') return result;
  }
  return { ok: false, code: 'overtaken' };
}

/**
 * Lets nothing else of the person be under way until the transaction ends; false while another purchase is. An authorized
 * one is as good as paid: it is left to the provider.
 */
export async function becomeOnlyPurchase(trx: Db, { userId, key }: PurchaseKey): Promise<boolean> {
  await queueOnPerson(trx, userId);
  const payments = paymentsRepository(trx);
  for (const other of await payments.open(userId)) {
    if (other.idempotency_key === key) continue;
    if (other.state !== 'authorized') return false;
    await payments.setUnderWay(other.payment_id, false);
  }
  return true;
}

/** Nothing ends before the provider was queried (PAY-12). */
async function endOthers(context: PaymentContext, { userId, key }: PurchaseKey): Promise<void> {
  for (const other of await paymentsRepository(context.db).open(userId)) {
    if (other.idempotency_key === key) continue;
    const state = await askProvider(context, other);
    if (state === 'created' || state === 'failed' || state === 'expired') {
      await endPayment(context, other.payment_id, { to: 'expired', cause: 'superseded' });
    }
  }
}
