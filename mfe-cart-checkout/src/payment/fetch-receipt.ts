import type { ApiClient, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { outcomeOf } from './payment-outcome.ts';
import type { Receipt } from './receipt.ts';

/** The receipt of a paid hand-off; null when it is unpaid or the server is unavailable. */
export async function fetchReceipt(
  api: ApiClient,
  { IdempotencyKey }: PaymentHandOff,
  signal?: AbortSignal,
): Promise<Receipt | null> {
  const status = await api.call(getPaymentStatus, { IdempotencyKey }, signal ? { signal } : {});
  const outcome = status.ok ? outcomeOf(status.value) : undefined;
  return outcome?.kind === 'paid' ? outcome.receipt : null;
}
