import type { ApiClient, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { refusedFields } from 'shared-contracts/api/refused-fields';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import { paymentRefusalOf } from 'shared-contracts/domain/payment';
import { DELIVERY_FIELDS } from '../checkout/checkout-draft.ts';
import type { StartResult } from './advance.ts';

/**
 * Opens the payment of a hand-off, or resumes it: the server refuses a second payment of the same key. When it opens none,
 * the state decides: an attempt that was paid, in another tab or by a late capture, leads to its receipt (PAY-06, PAY-10).
 */
export async function startPayment(api: ApiClient, handOff: PaymentHandOff): Promise<StartResult> {
  const opened = await api.call(getRazorPay, { ...handOff, PaymentMethod: PAYMENT_METHOD_RAZORPAY });
  if (opened.ok) return { kind: 'opened', order: opened.value };
  const { IdempotencyKey } = handOff;
  const status = await api.call(getPaymentStatus, { IdempotencyKey });
  if (status.ok && status.value.kind !== 'unpaid') return status.value;
  const { error } = opened;
  const [field] = refusedFields(error, DELIVERY_FIELDS);
  if (field) return { kind: 'details-refused', field };
  const refusal = error.kind === 'http' && error.status === 409 ? paymentRefusalOf(error.body) : null;
  if (!refusal) return { kind: 'unreachable' };
  if (refusal.kind !== 'already-paid') return { kind: 'refused', refusal };
  return status.ok ? { kind: 'unsettled' } : { kind: 'unreachable' };
}
