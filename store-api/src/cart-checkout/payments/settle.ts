import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import { tryLockPersonShared } from '../../account/people/lock-person.ts';
import { rollingBack } from '../../platform/database/rolling-back.ts';
import type { Db } from '../../platform/database/schema.ts';
import { releaseForOrder, sellToOrder } from '../orders/holds.ts';
import { placeOrder } from '../orders/place-order.ts';
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
  const sold = await rollingBack(context.db, (trx) => sell(context, trx, paymentId, captured));
  return sold.ok ? sold.state : owe(context, paymentId, captured);
}

type Sale = { readonly ok: true; readonly state: PaymentState } | { readonly ok: false };

/**
 * Rows that only this payment uses are written first: stock blocks other buyers until commit, and the invoice number
 * blocks everyone.
 */
async function sell(context: Context, trx: Db, paymentId: number, captured: ProviderPayment): Promise<Sale> {
  const now = context.now();
  const stays = await buyerHasAccount(trx, paymentId);
  const payment = await paymentsRepository(trx).lock(paymentId);
  if (isCaptured(payment.state)) return { ok: true, state: payment.state };
  if (!stays) return { ok: false };
  await recordTransaction(trx, payment, captured);
  const cause = isLate(payment) ? 'captured-late' : 'captured';
  await move(trx, payment, 'paid', { cause, at: now, providerPaymentId: captured.id });
  await placeOrder(trx, payment.order_id, now);
  if (!(await sellToOrder(trx, payment.order_id))) return { ok: false };
  await context.onPaid(trx, payment.order_id);
  return { ok: true, state: 'paid' };
}

/** Nothing can be delivered after the account is deleted. */
async function buyerHasAccount(trx: Db, paymentId: number): Promise<boolean> {
  const { user_id } = await trx
    .selectFrom('payments')
    .select('user_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return tryLockPersonShared(trx, user_id);
}

/** Stock or buyer is no longer there: the money is owed back and the holds are released. */
async function owe({ db, now }: Context, paymentId: number, captured: ProviderPayment): Promise<PaymentState> {
  return db.transaction().execute(async (trx) => {
    const payments = paymentsRepository(trx);
    const payment = await payments.lock(paymentId);
    if (isCaptured(payment.state)) return payment.state;
    await recordTransaction(trx, payment, captured);
    await releaseForOrder(trx, payment.order_id);
    // Only ended payments can become refund-due, so an open one expires first.
    const late = { cause: 'captured-late', at: now() } as const;
    if (!isLate(payment)) await move(trx, payment, 'expired', late);
    await move(trx, await payments.lock(paymentId), 'refund-due', { ...late, providerPaymentId: captured.id });
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
