import type { ApiClient } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';

export type ReviewOutcome = 'saved' | 'not-a-buyer' | 'already-reviewed' | 'too-many' | 'failed';

const OUTCOMES = {
  'Saved Successfully': 'saved',
  'Not a buyer': 'not-a-buyer',
  'Already reviewed': 'already-reviewed',
} as const;

export async function sendReview(
  api: ApiClient,
  review: CallRequest<typeof insertProductReview>,
): Promise<ReviewOutcome> {
  const result = await api.call(insertProductReview, review);
  if (!result.ok) return result.error.kind === 'http' && result.error.status === 429 ? 'too-many' : 'failed';
  const [row] = result.value;
  return row ? OUTCOMES[row.ResponseMsg] : 'failed';
}
