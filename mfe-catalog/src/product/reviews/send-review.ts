import type { CallRequest } from 'shared-contracts/api/call';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { refusedFields } from 'shared-contracts/api/refused-fields';
import type { MutationClient } from 'shared-contracts/query/use-mutation';

export type ReviewOutcome = 'saved' | 'not-a-buyer' | 'already-reviewed' | 'too-many' | 'pictures-gone' | 'failed';

export async function sendReview(
  api: MutationClient,
  review: Omit<CallRequest<typeof insertProductReview>, 'IdempotencyKey'>,
): Promise<ReviewOutcome> {
  const result = await api.call(insertProductReview, review);
  if (result.ok) return result.value;
  const { error } = result;
  if (refusedFields(error, ['PictureIDs']).length > 0) return 'pictures-gone';
  return error.kind === 'http' && error.status === 429 ? 'too-many' : 'failed';
}
