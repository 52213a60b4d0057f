import type { ApiClient, ApiError } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import { waitMinutes } from '../form/wait-minutes.ts';

export type OrderRequestToSend = Omit<CallRequest<typeof insertOrderRequest>, 'IdempotencyKey'>;

/**
 * 'sent' with its reference number. 'too-late': the order has moved on, so that its page has to be loaded anew.
 * 'failed': nothing is known to have happened; `wait` is in minutes, null when trying again at once makes sense.
 */
type OrderRequestOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'failed'; readonly wait: number | null };

/** Cancels, or asks to return; sent twice under the same key it has one effect. */
export async function sendOrderRequest(
  api: ApiClient,
  request: OrderRequestToSend,
  IdempotencyKey: string,
): Promise<OrderRequestOutcome> {
  const result = await api.call(insertOrderRequest, { ...request, IdempotencyKey });
  if (!result.ok) return isTooLate(result.error) ? { kind: 'too-late' } : failure(result.error);
  const [answer] = result.value;
  return answer ? { kind: 'sent', reference: answer.ReferenceNumber } : { kind: 'failed', wait: null };
}

function failure(error: ApiError): OrderRequestOutcome {
  return { kind: 'failed', wait: waitMinutes(error) };
}

/** The policy no longer allows it, or the pieces are not there to return any more. */
function isTooLate(error: ApiError): boolean {
  if (error.kind !== 'http') return false;
  const { code, errors = [] } = error.problem;
  if (error.status === 409) return code === 'not-cancellable' || code === 'not-returnable';
  return error.status === 400 && errors.some(({ path }) => path.includes('Lines'));
}
