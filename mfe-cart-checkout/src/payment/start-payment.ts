import type { ApiClient, ApiError, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { refusedFields } from 'shared-contracts/api/refused-fields';
import { PaymentRefusal } from 'shared-contracts/api/shapes/payment-refusal';
import { PAYMENT_METHOD_RAZORPAY } from 'shared-contracts/domain/constants';
import * as v from 'valibot';
import { DELIVERY_FIELDS } from '../checkout/checkout-draft.ts';
import type { StartResult } from './advance.ts';
import { outcomeOf } from './payment-outcome.ts';

/**
 * Opens the payment of a hand-off. It first checks the state on the server, so that a reload, a second tab or Try again
 * never pays twice: a paid attempt leads to its receipt (PAY-06, PAY-10).
 */
export async function startPayment(api: ApiClient, handOff: PaymentHandOff): Promise<StartResult> {
  const outcome = await fetchOutcome(api, handOff);
  if (outcome.kind !== 'unpaid') return outcome;
  const opened = await api.call(getRazorPay, { ...handOff, PaymentMethod: PAYMENT_METHOD_RAZORPAY });
  if (opened.ok) return { kind: 'opened', order: opened.value };
  const [field] = refusedFields(opened.error, DELIVERY_FIELDS);
  if (field) return { kind: 'details-refused', field };
  const refusal = refusalOf(opened.error);
  if (!refusal) return { kind: 'unreachable' };
  if (refusal.code !== 'already-paid') return { kind: 'refused', refusal };
  // Paid between the two requests, in another tab or by a late capture.
  const now = await fetchOutcome(api, handOff);
  return now.kind === 'unpaid' ? { kind: 'unsettled' } : now;
}

async function fetchOutcome(api: ApiClient, { IdempotencyKey }: PaymentHandOff) {
  const status = await api.call(getPaymentStatus, { IdempotencyKey });
  return status.ok ? outcomeOf(status.value) : ({ kind: 'unreachable' } as const);
}

/** The body of a 409; null for any other failure. */
function refusalOf(error: ApiError): PaymentRefusal | null {
  if (error.kind !== 'http' || error.status !== 409) return null;
  const parsed = v.safeParse(PaymentRefusal, error.body);
  return parsed.success ? parsed.output : null;
}
