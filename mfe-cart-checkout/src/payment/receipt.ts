import type { PaymentHandOff } from 'shared-contracts';
import { instantOf } from 'shared-contracts/domain/instant';
import { fromRupees, toRupees } from 'shared-contracts/domain/money';
import type { PaymentOrder, Receipt } from 'shared-contracts/domain/payment';
import * as v from 'valibot';

/** The observed navigation state of /PaymentSuccess; it survives reloads and logouts, so it names its owner (ACC-15). */
const ReceiptState = v.object({
  paymentId: v.string(),
  orderId: v.string(),
  transactionId: v.string(),
  /** Rupees. */
  amount: v.pipe(v.number(), v.minValue(0), v.maxValue(1e10)),
  currency: v.string(),
  /** UTC, ISO 8601. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  orderNumber: v.optional(v.string()),
  userId: v.number(),
});
type ReceiptState = v.InferOutput<typeof ReceiptState>;

/** The transaction is the provider's payment. */
export function receiptState({ amount, paidAt, ...receipt }: Receipt, { UserID }: PaymentHandOff): ReceiptState {
  return {
    ...receipt,
    transactionId: receipt.paymentId,
    amount: toRupees(amount),
    timestamp: new Date(paidAt).toISOString(),
    userId: UserID,
  };
}

/** The person's own receipt in a navigation's state; null for anything else. */
export function readReceipt(state: unknown, userId: number | undefined): Receipt | null {
  const parsed = v.safeParse(ReceiptState, state);
  if (!parsed.success || parsed.output.userId !== userId) return null;
  const { paymentId, orderId, amount, currency, timestamp, orderNumber } = parsed.output;
  return {
    paymentId,
    orderId,
    amount: fromRupees(amount),
    currency,
    paidAt: instantOf(timestamp),
    orderNumber,
  };
}

/** The provider's answer to a completed payment. */
export interface Completion {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** The receipt of a payment completed on this page, where the server gives none. */
export function receiptOfCompletion({ amount, currency }: PaymentOrder, completion: Completion): Receipt {
  const { paymentId, orderId } = completion;
  return { paymentId, orderId, amount, currency, paidAt: instantOf(new Date().toISOString()) };
}
