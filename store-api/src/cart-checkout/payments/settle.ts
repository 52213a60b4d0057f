import { sql } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import { transact, transactIfOk } from '../../platform/database/transact.ts';
import { releaseForOrder, sellToOrder } from '../orders/holds.ts';
import { placedOrder } from '../orders/place-order.ts';
import { lockPurchase } from './lock-purchase.ts';
import type { PaymentContext } from './payment-context.ts';
import { movedPayment, type Payment, type PaymentMove, paymentsRepository } from './payments-repository.ts';
import type { ProviderPayment } from './provider.ts';
import { returnSecond } from './return-second.ts';
import { isCaptured } from './transitions.ts';

type Context = Pick<PaymentContext, 'db' | 'now' | 'onPaid' | 'onBooked'>;

/**
 * Books captured money: order, stock and ledger in one transaction, at most once, however often it is reported. Money
 * that comes too late leaves the payment as 'refund-due', and so does a second payment of the same order. Returns the
 * resulting state of the first.
 */
export async function settle(context: Context, paymentId: number, captured: ProviderPayment): Promise<PaymentState> {
  const sold = await transactIfOk(context.db, (trx) => fulfil(context, trx, paymentId, captured));
  if (!sold.ok) return markRefundDue(context, paymentId, captured);
  context.onBooked();
  return sold.state;
}

type Sale = { readonly ok: true; readonly state: PaymentState } | { readonly ok: false };

/**
 * Rows that only this purchase uses are written first: stock blocks its other buyers until commit (decision 0023). One statement per phase: locks, booking, stock, and what the listeners write.
 */
async function fulfil(context: Context, trx: Db, paymentId: number, captured: ProviderPayment): Promise<Sale> {
  const { payment, couponCode, buyerStays } = await lockPurchase(trx, paymentId);
  if (isCaptured(payment.state)) {
    await returnSecond(trx, payment, captured);
    return { ok: true, state: payment.state };
  }
  if (!buyerStays) return { ok: false };
  await book(trx, payment, captured, context.now());
  if (!(await sellToOrder(trx, { orderId: payment.order_id, couponCode }))) return { ok: false };
  await context.onPaid(trx, payment.order_id);
  return { ok: true, state: 'paid' };
}

/** The payment becomes paid, the ledger gets its row, and the order is placed: all or nothing. */
async function book(trx: Db, payment: Payment, captured: ProviderPayment, now: Date): Promise<void> {
  const cause = isLate(payment) ? 'captured-late' : 'captured';
  const { rows } = await sql`
    with ${movedPayment(payment, 'paid', { cause, at: now, providerPaymentId: captured.id })},
    ${ledgerRow(captured)},
    ${placedOrder(payment.order_id, now)}
    select from moved`.execute(trx);
  mustHaveMoved(rows.length === 1, payment, 'paid');
}

/** Stock or buyer is no longer there: the money is owed back and the holds are released. */
export async function markRefundDue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  paymentId: number,
  captured: ProviderPayment,
): Promise<PaymentState> {
  return transact(db, async (trx) => {
    const { payment } = await lockPurchase(trx, paymentId);
    if (isCaptured(payment.state)) {
      await returnSecond(trx, payment, captured);
      return payment.state;
    }
    const late = { cause: 'captured-late', at: now() } as const;
    const ended = isLate(payment) ? payment : await expire(trx, payment, late);
    const { rows } = await sql`
      with ${movedPayment(ended, 'refund-due', { ...late, providerPaymentId: captured.id })},
      ${ledgerRow(captured)}
      select from moved`.execute(trx);
    mustHaveMoved(rows.length === 1, ended, 'refund-due');
    await releaseForOrder(trx, payment.order_id);
    return 'refund-due';
  });
}

/** Only ended payments can become refund-due, so an open one expires first. */
async function expire(trx: Db, payment: Payment, how: PaymentMove): Promise<Payment> {
  mustHaveMoved(await paymentsRepository(trx).move(payment, 'expired', how), payment, 'expired');
  return { ...payment, state: 'expired' };
}

function isLate(payment: Payment): boolean {
  return payment.state === 'failed' || payment.state === 'expired';
}

/** Rolls back: the transition table has a gap. */
function mustHaveMoved(hasMoved: boolean, payment: Payment, to: PaymentState): void {
  if (!hasMoved) throw new Error(`payment ${payment.payment_id} cannot go from ${payment.state} to ${to}`);
}

/** SQL for the CTE that writes the row of `moved` (payment_id) into the ledger. */
function ledgerRow(captured: ProviderPayment) {
  return sql`
    ledger as (
      insert into payment_transactions (payment_id, provider_payment_id, payment_method_id, amount_paise)
      select payment_id, ${captured.id}, ${PAYMENT_METHOD_RAZORPAY}, ${captured.amount} from moved
    )`;
}
