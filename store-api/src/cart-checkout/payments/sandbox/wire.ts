import type { SandboxOrder, SandboxPayment, SandboxRefund } from './tables.ts';

/** The Orders API's own form of an order: amounts in paise, times in seconds since 1970. */
export function orderEntity(order: SandboxOrder) {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: JSON.parse(order.notes) as Record<string, unknown>,
    created_at: seconds(order.created_at),
  };
}

/** @param refunded paise given back of it so far */
export function paymentEntity(payment: SandboxPayment, refunded = 0) {
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status === 'captured' && refunded === payment.amount ? 'refunded' : payment.status,
    order_id: payment.order_id,
    captured: payment.status === 'captured',
    method: 'upi',
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : refunded === payment.amount ? 'full' : 'partial',
    created_at: seconds(payment.created_at),
  };
}

export function refundEntity(refund: SandboxRefund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.payment_id,
    receipt: refund.receipt,
    status: refund.status,
    speed_processed: 'normal',
    created_at: seconds(refund.created_at),
  };
}

export function collection<Item>(items: readonly Item[]) {
  return { entity: 'collection', count: items.length, items };
}

export const UNKNOWN_ID = 'The id provided does not exist';

/** Why no refund was made, in the provider's words. */
export const REFUND_REFUSALS = {
  'unknown-payment': UNKNOWN_ID,
  'fully-refunded': 'The payment has been fully refunded already',
  'too-much': 'The total refund amount is greater than the refund payment amount',
  'no-balance': 'Your account does not have enough balance to carry out the refund operation.',
} as const;
export type RefundRefusal = keyof typeof REFUND_REFUSALS;

/** The Orders API's form of a refusal. */
export function refusal(description: string, more: { readonly reason?: string; readonly metadata?: object } = {}) {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: more.reason ?? 'input_validation_failed',
      metadata: more.metadata ?? {},
    },
  };
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
