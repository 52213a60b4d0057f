import type { PaymentHandOff } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import type { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { paise, toRupees } from 'shared-contracts/domain/money';
import * as v from 'valibot';

/** Shown on /PaymentSuccess (PAY-08). */
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
  /** The store's order number, once known. */
  orderNumber: v.optional(v.string()),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** The navigation state of /PaymentSuccess. It survives reloads and logouts, so it names its owner (ACC-15). */
export const PersonalReceipt = v.object({ ...Receipt.entries, userId: v.number() });
export type PersonalReceipt = v.InferOutput<typeof PersonalReceipt>;

export function personalReceipt(receipt: Receipt, { UserID }: PaymentHandOff): PersonalReceipt {
  return { ...receipt, userId: UserID };
}

export type PaymentOrder = CallAnswer<typeof getRazorPay>;
export type PaymentStatus = CallAnswer<typeof getPaymentStatus>;

/** The provider's answer to a completed payment. */
export interface Completion {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** The receipt of a payment completed on this page. The transaction is the provider's payment. */
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

/** Null while the payment is not paid. */
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
