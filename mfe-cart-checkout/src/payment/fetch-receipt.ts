import type { ApiClient, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import type { Receipt } from 'shared-contracts/domain/payment';

/** The receipt of a paid hand-off; null when it is unpaid or the server is unavailable. */
export async function fetchReceipt(
  api: ApiClient,
  { IdempotencyKey }: PaymentHandOff,
  signal?: AbortSignal,
): Promise<Receipt | null> {
  const status = await api.call(getPaymentStatus, { IdempotencyKey }, signal ? { signal } : {});
  return status.ok && status.value.kind === 'paid' ? status.value.receipt : null;
}
