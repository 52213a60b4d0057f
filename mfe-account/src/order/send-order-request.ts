import type { ApiClient, ApiError } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import { waitMinutes } from '../form/wait-minutes.ts';

export type OrderRequestToSend = Omit<CallRequest<typeof insertOrderRequest>, 'IdempotencyKey'>;

/**
 * 'too-late': the order has changed, so its page must be reloaded. 'failed': the outcome is unknown; `wait` is in
 * minutes, null when an immediate retry makes sense.
 */
type OrderRequestOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'failed'; readonly wait: number | null };

/** Cancels an order or requests a return. Idempotent by key. */
export async function sendOrderRequest(
  api: ApiClient,
  request: OrderRequestToSend,
  IdempotencyKey: string,
): Promise<OrderRequestOutcome> {
  const result = await api.call(insertOrderRequest, { ...request, IdempotencyKey });
  if (!result.ok) return isTooLate(result.error) ? { kind: 'too-late' } : failure(result.error);
  return result.value === undefined ? { kind: 'failed', wait: null } : { kind: 'sent', reference: result.value };
}

function failure(error: ApiError): OrderRequestOutcome {
  return { kind: 'failed', wait: waitMinutes(error) };
}

/** The policy no longer allows it, or the items are already returned. */
export function isTooLate(error: ApiError): boolean {
  if (error.kind !== 'http') return false;
  const { code, errors = [] } = error.problem;
  if (error.status === 409) return code === 'not-cancellable' || code === 'not-returnable';
  return error.status === 400 && errors.some(({ path }) => path.includes('Lines'));
}
