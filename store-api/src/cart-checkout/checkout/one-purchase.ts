import { lockCustomer } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { endPayment } from '../payments/end-payment.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { type Payment, paymentsRepository } from '../payments/payments-repository.ts';

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
 * @param known the person's payments, as read just before
 * @param attempt calls `claimActivePayment` in its transaction
 */
export async function asOnlyPurchase<Result extends { readonly ok: boolean }>(
  context: PaymentContext,
  purchase: PurchaseKey,
  known: readonly Payment[],
  attempt: () => Promise<Result | Overtaken>,
): Promise<Result | Overtaken> {
  let payments = known;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await endOthers(context, payments.filter(isOpen), purchase.key);
    const result = await attempt();
    if (result.ok || !('code' in result) || result.code !== 'overtaken') return result;
    payments = await paymentsRepository(context.db).ofPerson(purchase.userId, purchase.key, context.now());
  }
  return { ok: false, code: 'overtaken' };
}

/**
 * Lets nothing else of the person be under way until the transaction ends, and answers their payments; null while another
 * purchase is under way. An authorized one is as good as paid: it is left to the provider.
 * @param since of ended payments, from when on they are answered
 */
export async function claimActivePayment(
  trx: Db,
  { userId, key }: PurchaseKey,
  since: Date,
): Promise<readonly Payment[] | null> {
  await lockCustomer(trx, userId);
  const payments = paymentsRepository(trx);
  const all = await payments.ofPerson(userId, key, since);
  for (const other of all.filter(isOpen)) {
    if (other.idempotency_key === key) continue;
    if (other.state !== 'authorized') return null;
    if (other.under_way) await payments.setActive(other.payment_id, false);
  }
  return all;
}

/** An ended one that was retried is open too. */
function isOpen({ state, under_way }: Payment): boolean {
  return state === 'created' || state === 'authorized' || under_way;
}

/** Nothing ends before the provider was queried (PAY-12). */
async function endOthers(context: PaymentContext, open: readonly Payment[], key: string): Promise<void> {
  for (const other of open) {
    if (other.idempotency_key === key) continue;
    const state = await askProvider(context, other);
    if (state === 'created' || state === 'failed' || state === 'expired') {
      await endPayment(context, other.payment_id, { to: 'expired', cause: 'superseded' });
    }
  }
}
