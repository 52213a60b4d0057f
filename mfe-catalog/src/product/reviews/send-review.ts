import type { CallRequest } from 'shared-contracts/api/call';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import type { MutationClient } from 'shared-contracts/query/use-mutation';

export type ReviewOutcome = 'saved' | 'not-a-buyer' | 'already-reviewed' | 'too-many' | 'failed';

export async function sendReview(
  api: MutationClient,
  review: Omit<CallRequest<typeof insertProductReview>, 'IdempotencyKey'>,
): Promise<ReviewOutcome> {
  const result = await api.call(insertProductReview, review);
  if (result.ok) return result.value;
  return result.error.kind === 'http' && result.error.status === 429 ? 'too-many' : 'failed';
}
