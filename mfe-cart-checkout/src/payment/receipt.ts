import type { PaymentHandOff } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import type { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { paise, toRupees } from 'shared-contracts/domain/money';
import * as v from 'valibot';

/** What /PaymentSuccess shows of a payment (PAY-08). */
export const Receipt = v.object({
  paymentId: v.string(),
  /** The provider's order id. */
  orderId: v.string(),
  transactionId: v.string(),
  /** Rupees. */
  amount: v.pipe(v.number(), v.minValue(0), v.maxValue(1e10)),
  currency: v.string(),
  /** UTC, ISO 8601. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  /** The store's own order number, once it is known. */
  orderNumber: v.optional(v.string()),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * The navigation's state of /PaymentSuccess. It outlives reloads, and a logout: so it says whose it is, and nobody
 * else is shown it (ACC-15).
 */
export const PersonalReceipt = v.object({ ...Receipt.entries, userId: v.number() });
export type PersonalReceipt = v.InferOutput<typeof PersonalReceipt>;

export function personalReceipt(receipt: Receipt, { UserID }: PaymentHandOff): PersonalReceipt {
  return { ...receipt, userId: UserID };
}

export type PaymentOrder = CallAnswer<typeof getRazorPay>;
export type PaymentStatus = CallAnswer<typeof getPaymentStatus>;

/** What the provider's window hands over when the shopper has paid. */
export interface Completion {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** The receipt of a payment that this page saw through. The provider's payment is the transaction. */
export function receiptOf(order: PaymentOrder, completion: Completion, now: Date): Receipt {
  return {
    paymentId: completion.paymentId,
    orderId: completion.orderId,
    transactionId: completion.paymentId,
    amount: toRupees(paise(order.amount)),
    currency: order.currency,
    timestamp: now.toISOString(),
  };
}

/** The receipt of a payment the server knows to be paid; null while it is not. */
export function receiptFromStatus({ payment, OrderNumber }: PaymentStatus): Receipt | null {
  if (!payment) return null;
  return {
    paymentId: payment.PaymentId,
    orderId: payment.OrderId,
    transactionId: payment.PaymentId,
    amount: toRupees(paise(payment.amount)),
    currency: payment.currency,
    timestamp: payment.PaidAtUTC,
    ...(OrderNumber ? { orderNumber: OrderNumber } : {}),
  };
}
