import type { ApiClient, PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import type { Receipt } from './receipt.ts';
import { standingOf } from './standing.ts';

/** The receipt of a hand-off that the server knows to be paid; null when it is not, or the server does not say. */
export async function fetchReceipt(
  api: ApiClient,
  { IdempotencyKey }: PaymentHandOff,
  signal?: AbortSignal,
): Promise<Receipt | null> {
  const status = await api.call(getPaymentStatus, { IdempotencyKey }, signal ? { signal } : {});
  const standing = status.ok ? standingOf(status.value) : undefined;
  return standing?.kind === 'paid' ? standing.receipt : null;
}
