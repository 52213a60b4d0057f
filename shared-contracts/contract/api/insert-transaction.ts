import * as v from 'valibot';
import { PAYMENT_METHOD_RAZORPAY } from '../domain/constants.ts';
import { receiptOf } from '../domain/payment.ts';
import { defineCall } from './call.ts';
import { PaidPayment } from './shapes/payment-answers.ts';
import { ProviderId } from './shapes/provider-id.ts';
import { PlainText } from './shapes/request-fields.ts';

/** May be repeated, before or after verify-payment: there is one ledger row per payment. */
export const insertTransaction = defineCall({
  prefix: 'base',
  name: 'payment/razorpay/insert-transaction',
  access: 'token',
  effect: 'write',
  summary: 'Records the transaction of a paid order.',
  sends: { createdBy: 9999 },
  request: v.object({
    /** The provider's order id. */
    orderId: ProviderId,
    paymentMethodId: v.literal(PAYMENT_METHOD_RAZORPAY),
    /** The provider's payment id. */
    transactionId: ProviderId,
    paymentTransactionJson: v.pipe(PlainText, v.maxLength(20_000)),
    /** Accepted as observed and ignored: the server knows who calls. */
    createdBy: v.optional(v.number()),
  }),
  answer: v.object({
    success: v.boolean(),
    message: v.string(),
    /** What get-payment-status would answer of the paid order; absent from an API of an earlier release. */
    OrderNumber: v.optional(v.string()),
    payment: v.optional(PaidPayment),
  }),
  decode: ({ success, payment, OrderNumber }) => ({
    success,
    ...(payment ? { receipt: receiptOf(payment, OrderNumber) } : {}),
  }),
});
