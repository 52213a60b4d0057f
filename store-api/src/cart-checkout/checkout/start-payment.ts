import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestedLine } from 'shared-contracts/api/shapes/cart-json';
import { type Paise, paise, toRupees } from 'shared-contracts/domain/money';
import { givenConsent, isNewConsent } from '../../platform/consents/record-consent.ts';
import { personSubject } from '../../platform/consents/subjects.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transactIfOk } from '../../platform/database/transact.ts';
import { fingerprint } from '../../platform/http/write-once.ts';
import { type Quote, quoteCart } from '../cart/quote.ts';
import { type Refusal, refusalOf } from '../cart/refusal.ts';
import { draftedOrder, type OrderContact } from '../orders/draft-order.ts';
import { holdForOrder } from '../orders/holds.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { endPayment } from '../payments/end-payment.ts';
import { lockPurchase } from '../payments/lock-purchase.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { openedPayment, type Payment, paymentsRepository } from '../payments/payments-repository.ts';
import { isCaptured } from '../payments/transitions.ts';
import type { Supply } from '../pricing/gst.ts';
import type { Delivery } from '../pricing/zone-fee.ts';
import { type HoldTime, holdEnd } from '../stock/stock-holds.ts';
import { asOnlyPurchase, claimActivePayment } from './one-purchase.ts';
import { hasStartedTooMany, startsCountSince } from './start-limits.ts';

/** A validated hand-off. */
export interface Purchase {
  readonly userId: number;
  readonly lines: readonly RequestedLine[];
  readonly couponCode: string;
  /** What the shopper was shown, in paise. */
  readonly amount: Paise;
  readonly supply: Supply;
  readonly delivery: Delivery;
  readonly contact: OrderContact;
  readonly key: string | undefined;
}

/** What a start may do besides selling. */
export interface StartLimits {
  /** False: the pieces must be available, but are not held. */
  readonly mayHold: boolean;
}

export type StartResult =
  | { readonly ok: true; readonly providerOrderId: string; readonly amount: Paise; readonly currency: string }
  | ({ readonly ok: false } & Refusal)
  | {
      readonly ok: false;
      readonly code: 'already-paid' | 'idempotency-conflict' | 'overtaken' | 'provider-unavailable' | 'too-many-starts';
    };

/**
 * Starts a payment or resumes the one with the same key: checks the current price, holds stock and coupon, opens the
 * provider's order. Ends the person's older open payments; money that still arrives for those is booked or refunded.
 */
export async function startPayment(
  context: PaymentContext,
  purchase: Purchase,
  limits: StartLimits,
): Promise<StartResult> {
  const { userId } = purchase;
  const key = purchase.key ?? randomUUID();
  const seen = fingerprint({ ...purchase, key: undefined, delivery: undefined });
  const known = await paymentsRepository(context.db).ofPerson(userId, key, context.now());
  const earlier = known.find((payment) => payment.idempotency_key === key);
  if (earlier) return resume(context, purchase, { earlier, known }, { fingerprint: seen, ...limits });

  const { quote, refusal } = await check(context, purchase);
  if (refusal) return { ok: false, ...refusal };
  const start = { key, fingerprint: seen, ...limits };
  const draft = await asOnlyPurchase(context, { userId, key }, known, () => reserve(context, purchase, quote, start));
  if (draft.ok) return openProviderOrder(context, draft.payment);
  switch (draft.code) {
    case 'key-taken':
      return startPayment(context, { ...purchase, key }, limits);
    case 'overtaken':
    case 'too-many-starts':
      return { ok: false, code: draft.code };
    case 'out-of-stock':
    case 'coupon-invalid':
      return refuseAfterRace(context, purchase, draft.code);
  }
}

/** A repeated purchase: after a reload, in a second tab, or after a failed payment. */
async function resume(
  context: PaymentContext,
  purchase: Purchase,
  { earlier: payment, known }: { readonly earlier: Payment; readonly known: readonly Payment[] },
  seen: { readonly fingerprint: string } & StartLimits,
): Promise<StartResult> {
  if (payment.fingerprint !== seen.fingerprint) return { ok: false, code: 'idempotency-conflict' };
  const state = await askProvider(context, payment);
  if (!(state === 'created' || state === 'failed' || state === 'expired')) return { ok: false, code: 'already-paid' };
  const { refusal } = await check(context, purchase);
  if (refusal) return { ok: false, ...refusal };
  const own = { userId: payment.user_id, key: payment.idempotency_key };
  const held = await asOnlyPurchase(context, own, known, () => renewHolds(context, payment, seen.mayHold));
  if (held.ok) return openProviderOrder(context, payment);
  switch (held.code) {
    case 'already-paid':
    case 'overtaken':
      return { ok: false, code: held.code };
    case 'out-of-stock':
    case 'coupon-invalid':
      return refuseAfterRace(context, purchase, held.code);
  }
}

type RenewResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'already-paid' | 'overtaken' | 'out-of-stock' | 'coupon-invalid' };

function renewHolds(context: PaymentContext, payment: Payment, mayHold: boolean): Promise<RenewResult> {
  return transactIfOk(context.db, async (trx): Promise<RenewResult> => {
    const payments = paymentsRepository(trx);
    const own = { userId: payment.user_id, key: payment.idempotency_key };
    const now = context.now();
    if (!(await claimActivePayment(trx, own, now))) return { ok: false, code: 'overtaken' };
    const { payment: current, couponCode } = await lockPurchase(trx, payment.payment_id);
    // Paid since the provider was queried: a hold would reserve stock that is already sold.
    if (current.state === 'authorized' || isCaptured(current.state)) return { ok: false, code: 'already-paid' };
    await payments.setActive(payment.payment_id, true);
    await payments.schedulePoll(current, holdEnd(now), 0);
    const held = { orderId: payment.order_id, couponCode, userId: payment.user_id };
    return holdForOrder(trx, held, holdTime(now, mayHold, payment.created_at));
  });
}

/** A purchase renews its holds for a limited time, however often it is repeated. */
function holdTime(now: Date, mayHold: boolean, started?: Date): HoldTime {
  const until = holdEnd(now, started);
  return { now, until: mayHold && until > now ? until : null };
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

type ReserveResult =
  | { readonly ok: true; readonly payment: Payment }
  | {
      readonly ok: false;
      readonly code: 'key-taken' | 'overtaken' | 'too-many-starts' | 'out-of-stock' | 'coupon-invalid';
    };

async function reserve(
  context: PaymentContext,
  purchase: Purchase,
  quote: Quote,
  { mayHold, ...start }: { readonly key: string; readonly fingerprint: string } & StartLimits,
): Promise<ReserveResult> {
  return transactIfOk(context.db, async (trx): Promise<ReserveResult> => {
    const { userId } = purchase;
    const now = context.now();
    const known = await claimActivePayment(trx, { userId, key: start.key }, startsCountSince(now));
    if (!known) return { ok: false, code: 'overtaken' };
    if (hasStartedTooMany(known, now)) return { ok: false, code: 'too-many-starts' };
    const payment = await draft(context, trx, purchase, quote, start);
    if (!payment) return { ok: false, code: 'key-taken' };
    const order = { orderId: payment.order_id, couponCode: quote.coupon?.code ?? null, userId };
    // Last, because it blocks other buyers of the same products until commit.
    const held = await holdForOrder(trx, order, holdTime(now, mayHold));
    return held.ok ? { ok: true, payment } : held;
  });
}

/** Writes the order, its lines, its payment and the consent by one statement; null when the key has a payment already. */
async function draft(
  context: PaymentContext,
  trx: Db,
  { userId, contact }: Purchase,
  quote: Quote,
  start: { readonly key: string; readonly fingerprint: string },
): Promise<Payment | null> {
  const payment = { userId, amount: quote.cart.total, provider: context.provider.name, ...start };
  // The checkout says that paying accepts the terms; while they read the same, it was noted once.
  const terms = { subject: personSubject(userId), purpose: 'terms', now: context.now() } as const;
  const { rows } = await sql<Payment>`
    with ${draftedOrder({ userId, quote, contact })},
    ${openedPayment(payment)},
    ${givenConsent(terms, isNewConsent(terms))}
    select * from opened`.execute(trx);
  return rows[0] ?? null;
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
    if (opened.reason === 'refused') {
      context.log.error({ payment: payment.payment_id, fault: opened.because }, 'the provider refused an order');
    }
    const ended = await endPayment(context, payment.payment_id, { to: 'failed', cause: 'provider-unavailable' });
    return ended ? { ok: false, code: 'provider-unavailable' } : openedMeanwhile(context, payment);
  }
  const providerOrderId = await paymentsRepository(context.db).attachProviderOrder(payment.payment_id, opened.value.id);
  if (providerOrderId === null) return { ok: false, code: 'overtaken' };
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
