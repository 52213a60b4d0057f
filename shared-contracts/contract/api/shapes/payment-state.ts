import * as v from 'valibot';

/** States of a payment on the server (PAY-11). */
export const PAYMENT_STATES = [
  'created',
  'authorized',
  'paid',
  'failed',
  'expired',
  'refund-due',
  'partly-refunded',
  'refunded',
] as const;
export const PaymentState = v.picklist(PAYMENT_STATES);
export type PaymentState = v.InferOutput<typeof PaymentState>;
