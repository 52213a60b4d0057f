import * as v from 'valibot';
import type { OpenedPayment, PaidPayment, PaymentStatusAnswer } from '../api/shapes/payment-answers.ts';
import { PaymentRefusal as RefusalOnTheWire } from '../api/shapes/payment-refusal.ts';
import { type Instant, instantOf } from './instant.ts';
import { fromRupees, type Paise, paise } from './money.ts';

/** An open payment, as the provider's window needs it. */
export interface PaymentOrder {
  /** The provider's order id. */
  readonly id: string;
  readonly amount: Paise;
  readonly currency: string;
  /** The provider's public key id. */
  readonly key: string;
  readonly storeName: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
  /** Where the provider's checkout script is loaded from. */
  readonly script: string;
}

export function paymentOrderOf(answer: v.InferOutput<typeof OpenedPayment>): PaymentOrder {
  const { id, amount, currency, key, name, prefill, checkoutScript } = answer;
  return { id, amount: paise(amount), currency, key, storeName: name, prefill, script: checkoutScript };
}

/** A paid payment. */
export interface Receipt {
  /** The provider's ids. */
  readonly paymentId: string;
  readonly orderId: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly paidAt: Instant;
  /** The store's order number, once known. */
  readonly orderNumber?: string | undefined;
}

/** The state of a payment, as far as a shopper's browser distinguishes it. */
export type PaymentStatus =
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  /** The provider has the shopper's money or is about to: no second payment may be offered. */
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'refunding' }
  /** Nothing was charged: the shopper may pay. `over`: this attempt has ended. */
  | { readonly kind: 'unpaid'; readonly over: boolean };

export function paymentStatusOf({
  state,
  payment,
  OrderNumber,
}: v.InferOutput<typeof PaymentStatusAnswer>): PaymentStatus {
  switch (state) {
    case 'paid':
    case 'partly-refunded':
      return payment ? { kind: 'paid', receipt: receiptOf(payment, OrderNumber) } : { kind: 'unsettled' };
    case 'authorized':
      return { kind: 'unsettled' };
    case 'refund-due':
    case 'refunded':
      return { kind: 'refunding' };
    case 'failed':
    case 'expired':
      return { kind: 'unpaid', over: true };
    case 'none':
    case 'created':
      return { kind: 'unpaid', over: false };
  }
}

export function receiptOf(payment: v.InferOutput<typeof PaidPayment>, orderNumber: string | undefined): Receipt {
  return {
    paymentId: payment.PaymentId,
    orderId: payment.OrderId,
    amount: paise(payment.amount),
    currency: payment.currency,
    paidAt: instantOf(payment.PaidAtUTC),
    ...(orderNumber ? { orderNumber } : {}),
  };
}

/** A product of a hand-off that cannot be sold in its present quantity; `left` units of it can. */
export interface RefusedItem {
  readonly productId: number;
  readonly reason: 'discontinued' | 'out-of-stock' | 'over-maximum';
  readonly left: number;
  /** Others hold the pieces, or wait for them: they may still be had. */
  readonly isHeld: boolean;
}

/** Why a payment does not start, with what it would cost now. */
export type PaymentRefusal =
  | { readonly kind: 'price-changed' | 'coupon-invalid'; readonly total: Paise }
  | { readonly kind: 'items-changed'; readonly items: readonly RefusedItem[] }
  | { readonly kind: 'already-paid' }
  | { readonly kind: 'mixed-up' };

/** The body of a 409; null for any other. */
export function paymentRefusalOf(body: unknown): PaymentRefusal | null {
  const parsed = v.safeParse(RefusalOnTheWire, body);
  if (!parsed.success) return null;
  const { code, total, lines = [] } = parsed.output;
  switch (code) {
    case 'price-changed':
    case 'coupon-invalid':
      return total === undefined ? { kind: 'items-changed', items: [] } : { kind: code, total: fromRupees(total) };
    case 'out-of-stock':
    case 'over-limit':
      return { kind: 'items-changed', items: lines.map(refusedItemOf) };
    case 'already-paid':
      return { kind: 'already-paid' };
    case 'idempotency-conflict':
      return { kind: 'mixed-up' };
  }
}

const REASON = { unknown: 'discontinued', 'out-of-stock': 'out-of-stock', 'over-limit': 'over-maximum' } as const;

function refusedItemOf(line: NonNullable<v.InferOutput<typeof RefusalOnTheWire>['lines']>[number]): RefusedItem {
  return {
    productId: line.ProductId,
    reason: REASON[line.code],
    left: line.StockQuantity,
    isHeld: line.IsHeld ?? false,
  };
}
