import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import { transact, transactIfOk } from '../../platform/database/transact.ts';
import { releaseForOrder, sellToOrder } from '../orders/holds.ts';
import { placeOrder } from '../orders/place-order.ts';
import { lockPurchase } from './lock-purchase.ts';
import type { PaymentContext } from './payment-context.ts';
import { type Payment, type PaymentMove, paymentsRepository } from './payments-repository.ts';
import type { ProviderPayment } from './provider.ts';
import { isCaptured } from './transitions.ts';

type Context = Pick<PaymentContext, 'db' | 'now' | 'onPaid'>;

/**
 * Books captured money: order, stock and ledger in one transaction, at most once, however often it is reported. Money
 * that comes too late leaves the payment as 'refund-due'. Returns the resulting state.
 */
export async function settle(context: Context, paymentId: number, captured: ProviderPayment): Promise<PaymentState> {
  const sold = await transactIfOk(context.db, (trx) => sell(context, trx, paymentId, captured));
  return sold.ok ? sold.state : owe(context, paymentId, captured);
}

type Sale = { readonly ok: true; readonly state: PaymentState } | { readonly ok: false };

/**
 * Rows that only this purchase uses are written first: stock blocks other buyers until commit, and the invoice number
 * blocks everyone (decision 0023).
 */
async function sell(context: Context, trx: Db, paymentId: number, captured: ProviderPayment): Promise<Sale> {
  const now = context.now();
  const { payment, buyerStays } = await lockPurchase(trx, paymentId);
  if (isCaptured(payment.state)) return { ok: true, state: payment.state };
  if (!buyerStays) return { ok: false };
  await recordTransaction(trx, payment, captured);
  const cause = isLate(payment) ? 'captured-late' : 'captured';
  await move(trx, payment, 'paid', { cause, at: now, providerPaymentId: captured.id });
  await placeOrder(trx, payment.order_id, now);
  if (!(await sellToOrder(trx, payment.order_id))) return { ok: false };
  await context.onPaid(trx, payment.order_id);
  return { ok: true, state: 'paid' };
}

/** Stock or buyer is no longer there: the money is owed back and the holds are released. */
async function owe({ db, now }: Context, paymentId: number, captured: ProviderPayment): Promise<PaymentState> {
  return transact(db, async (trx) => {
    const { payment } = await lockPurchase(trx, paymentId);
    if (isCaptured(payment.state)) return payment.state;
    await recordTransaction(trx, payment, captured);
    await releaseForOrder(trx, payment.order_id);
    // Only ended payments can become refund-due, so an open one expires first.
    const late = { cause: 'captured-late', at: now() } as const;
    if (!isLate(payment)) await move(trx, payment, 'expired', late);
    await move(trx, await paymentsRepository(trx).lock(paymentId), 'refund-due', {
      ...late,
      providerPaymentId: captured.id,
    });
    return 'refund-due';
  });
}

function isLate(payment: Payment): boolean {
  return payment.state === 'failed' || payment.state === 'expired';
}

async function move(trx: Db, payment: Payment, to: PaymentState, how: PaymentMove) {
  const moved = await paymentsRepository(trx).move(payment, to, how);
  // Roll back: the transition table has a gap.
  if (!moved) throw new Error(`payment ${payment.payment_id} cannot go from ${payment.state} to ${to}`);
}

async function recordTransaction(trx: Db, payment: Payment, captured: ProviderPayment): Promise<void> {
  await trx
    .insertInto('payment_transactions')
    .values({
      payment_id: payment.payment_id,
      provider_payment_id: captured.id,
      payment_method_id: PAYMENT_METHOD_RAZORPAY,
      amount_paise: captured.amount,
      reported_json: null,
    })
    .execute();
}
