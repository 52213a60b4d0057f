import * as v from 'valibot';
import { PaymentState } from './payment-state.ts';

export const OpenedPayment = v.object({
  /** Paise. */
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.literal('INR'),
  /** The provider's order id. */
  id: v.string(),
  /** The provider's public key id. */
  key: v.string(),
  /** The store's name, for the payment window. */
  name: v.string(),
  prefill: v.object({ name: v.string(), email: v.string(), contact: v.string() }),
  /** Where the provider's checkout script is loaded from. */
  checkoutScript: v.string(),
  /** True when no real money moves. */
  sandbox: v.boolean(),
});

/** The provider's ids, the amount in paise and the time: of a paid payment. */
export const PaidPayment = v.object({
  PaymentId: v.string(),
  OrderId: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  PaidAtUTC: v.string(),
});

export const PaymentStatusAnswer = v.object({
  state: v.union([PaymentState, v.literal('none')]),
  OrderNumber: v.optional(v.string()),
  payment: v.optional(PaidPayment),
});
