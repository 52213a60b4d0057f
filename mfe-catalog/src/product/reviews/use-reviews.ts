import { useCallback, useState } from 'react';
import { useApi } from 'shared-contracts';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { REVIEWS_A_PAGE, type ReviewsPage } from './reviews-page.ts';

type Loading = 'no' | 'yes' | 'failed';

/** A product's reviews as far as they are shown; `more` fetches the next page, or the first that could not come. */
export function useReviews(productId: number, first: ReviewsPage | null) {
  const api = useApi();
  const [shown, setShown] = useState(first);
  const [loading, setLoading] = useState<Loading>('no');
  const soFar = shown?.reviews.length ?? 0;

  const more = useCallback(async () => {
    setLoading('yes');
    const PageNo = Math.floor(soFar / REVIEWS_A_PAGE) + 1;
    const result = await api.call(getProductReviews, { ProductId: productId, PageNo, PageSize: REVIEWS_A_PAGE });
    setLoading(result.ok ? 'no' : 'failed');
    if (result.ok) setShown((before) => withoutRepeats(before, result.value));
  }, [api, productId, soFar]);

  return { shown, loading, more, hasMore: shown !== null && soFar < shown.count };
}

/** A review approved in the meantime moves the others down: none is shown twice. */
function withoutRepeats(before: ReviewsPage | null, page: ReviewsPage): ReviewsPage {
  const known = new Set(before?.reviews.map(({ ReviewID }) => ReviewID));
  const added = page.reviews.filter(({ ReviewID }) => !known.has(ReviewID));
  return { ...page, reviews: [...(before?.reviews ?? []), ...added] };
}
