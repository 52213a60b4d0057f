import { randomUUID } from 'node:crypto';
import type { RequestedLine } from 'shared-contracts/api/shapes/cart-json';
import { type Paise, paise, toRupees } from 'shared-contracts/domain/money';
import { lockPersonShared } from '../../account/people/lock-person.ts';
import { transactIfOk } from '../../platform/database/transact.ts';
import { fingerprint } from '../../platform/http/write-once.ts';
import { type Quote, quoteCart } from '../cart/quote.ts';
import { type Refusal, refusalOf } from '../cart/refusal.ts';
import { draftOrder, type OrderContact } from '../orders/draft-order.ts';
import { holdForOrder } from '../orders/holds.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { endPayment } from '../payments/end-payment.ts';
import { lockPurchase } from '../payments/lock-purchase.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { type Payment, paymentsRepository } from '../payments/payments-repository.ts';
import { isCaptured } from '../payments/transitions.ts';
import type { Supply } from '../pricing/gst.ts';
import { holdEnd } from '../stock/stock-holds.ts';

/** A validated hand-off. */
export interface Purchase {
  readonly userId: number;
  readonly lines: readonly RequestedLine[];
  readonly couponCode: string;
  /** What the shopper was shown, in paise. */
  readonly amount: Paise;
  readonly supply: Supply;
  readonly contact: OrderContact;
  readonly key: string | undefined;
}

export type StartResult =
  | { readonly ok: true; readonly providerOrderId: string; readonly amount: Paise; readonly currency: string }
  | ({ readonly ok: false } & Refusal)
  | { readonly ok: false; readonly code: 'already-paid' | 'idempotency-conflict' | 'provider-unavailable' };

/**
 * Starts a payment or resumes the one with the same key: checks the current price, holds stock and coupon, opens the
 * provider's order. Ends the person's older open payments; money that still arrives for those is booked or refunded.
 */
export async function startPayment(context: PaymentContext, purchase: Purchase): Promise<StartResult> {
  const key = purchase.key ?? randomUUID();
  const seen = fingerprint({ ...purchase, key: undefined });
  const earlier = await paymentsRepository(context.db).byKey(purchase.userId, key);
  if (earlier) return resume(context, purchase, earlier, seen);

  const { quote, refusal } = await check(context, purchase);
  if (refusal) return { ok: false, ...refusal };
  await endOlder(context, purchase.userId);
  const draft = await reserve(context, purchase, quote, { key, fingerprint: seen });
  if (draft.ok) return openProviderOrder(context, draft.payment);
  if (draft.code === 'key-taken') return startPayment(context, { ...purchase, key });
  return refuseAfterRace(context, purchase, draft.code);
}

/** A repeated purchase: after a reload, in a second tab, or after a failed payment. */
async function resume(
  context: PaymentContext,
  purchase: Purchase,
  payment: Payment,
  seen: string,
): Promise<StartResult> {
  if (payment.fingerprint !== seen) return { ok: false, code: 'idempotency-conflict' };
  const state = await askProvider(context, payment);
  if (!(state === 'created' || state === 'failed' || state === 'expired')) return { ok: false, code: 'already-paid' };
  const { refusal } = await check(context, purchase);
  if (refusal) return { ok: false, ...refusal };
  await endOlder(context, purchase.userId, payment.payment_id);
  const held = await transactIfOk(context.db, async (trx) => {
    const { payment: current } = await lockPurchase(trx, payment.payment_id);
    // Paid since the provider was queried: a hold would reserve stock that is already sold.
    if (current.state === 'authorized' || isCaptured(current.state))
      return { ok: false, code: 'already-paid' } as const;
    const now = context.now();
    await paymentsRepository(trx).askNext(current, holdEnd(now), 0);
    return holdForOrder(trx, payment.order_id, now);
  });
  if (held.ok) return openProviderOrder(context, payment);
  return held.code === 'already-paid' ? { ok: false, code: held.code } : refuseAfterRace(context, purchase, held.code);
}

async function check(context: PaymentContext, purchase: Purchase): Promise<{ quote: Quote; refusal: Refusal | null }> {
  const quote = await quoteCart(context.db, { ...purchase, now: context.now() });
  return { quote, refusal: refusalOf(quote, purchase) };
}

/** Another buyer was faster between check and hold; the refusal contains what is left. */
async function refuseAfterRace(
  context: PaymentContext,
  purchase: Purchase,
  code: Refusal['code'],
): Promise<StartResult> {
  const { refusal } = await check(context, purchase);
  if (refusal) return { ok: false, ...refusal };
  const left = code === 'coupon-invalid' ? { ...purchase, couponCode: '' } : purchase;
  const { quote } = await check(context, left);
  return { ok: false, code, total: toRupees(quote.cart.total), lines: [] };
}

async function endOlder(context: PaymentContext, userId: number, except?: number): Promise<void> {
  for (const older of await paymentsRepository(context.db).open(userId, context.now())) {
    if (older.payment_id === except) continue;
    const state = await askProvider(context, older);
    if (state === 'created' || state === 'failed' || state === 'expired') {
      await endPayment(context, older.payment_id, { to: 'expired', cause: 'superseded' });
    }
  }
}

type ReserveResult =
  | { readonly ok: true; readonly payment: Payment }
  | { readonly ok: false; readonly code: 'key-taken' | 'out-of-stock' | 'coupon-invalid' };

async function reserve(
  context: PaymentContext,
  purchase: Purchase,
  quote: Quote,
  known: { readonly key: string; readonly fingerprint: string },
): Promise<ReserveResult> {
  return transactIfOk(context.db, async (trx): Promise<ReserveResult> => {
    const payments = paymentsRepository(trx);
    const { userId, contact } = purchase;
    await lockPersonShared(trx, userId);
    const orderId = await draftOrder(trx, { userId, quote, contact });
    const amount = quote.cart.total;
    const paymentId = await payments.add({ orderId, userId, amount, provider: context.provider.name, ...known });
    if (paymentId === null) return { ok: false, code: 'key-taken' };
    const payment = await payments.lock(paymentId);
    // Last, because it blocks other buyers of the same products until commit.
    const held = await holdForOrder(trx, orderId, context.now());
    return held.ok ? { ok: true, payment } : held;
  });
}

/** Opens the provider's order once. Concurrent requests may open two, but only the first is used. */
async function openProviderOrder(context: PaymentContext, payment: Payment): Promise<StartResult> {
  const { currency } = payment;
  const amount = paise(payment.amount_paise);
  if (payment.provider_order_id !== null) {
    return { ok: true, providerOrderId: payment.provider_order_id, amount, currency };
  }
  const opened = await context.provider.createOrder({ amount, currency, receipt: `payment-${payment.payment_id}` });
  if (!opened.ok) {
    const ended = await endPayment(context, payment.payment_id, { to: 'failed', cause: 'provider-unavailable' });
    return ended ? { ok: false, code: 'provider-unavailable' } : openedMeanwhile(context, payment);
  }
  const providerOrderId = await paymentsRepository(context.db).attachProviderOrder(payment.payment_id, opened.value.id);
  return { ok: true, providerOrderId, amount, currency };
}

/** A concurrent request for this payment may have reached the provider. */
async function openedMeanwhile(context: PaymentContext, payment: Payment): Promise<StartResult> {
  const current = await paymentsRepository(context.db).byKey(payment.user_id, payment.idempotency_key);
  const isOpen = current?.state === 'created' || current?.state === 'failed' || current?.state === 'expired';
  return isOpen && current.provider_order_id !== null
    ? openProviderOrder(context, current)
    : { ok: false, code: 'already-paid' };
}
