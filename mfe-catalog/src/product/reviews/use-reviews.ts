import { useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { REVIEWS_A_PAGE, type ReviewsPage } from './reviews-page.ts';

/** A product's reviews as far as they are shown; `more` asks for the next page, or the first that could not come. */
export function useReviews(productId: number, first: ReviewsPage | null) {
  const [shown, setShown] = useState(first);
  const [isRequested, setRequested] = useState(false);
  const soFar = shown?.reviews.length ?? 0;
  const PageNo = Math.floor(soFar / REVIEWS_A_PAGE) + 1;
  const { status, answer, refetch } = useQuery(
    getProductReviews,
    isRequested ? { ProductId: productId, PageNo, PageSize: REVIEWS_A_PAGE } : null,
  );
  if (answer) {
    setRequested(false);
    setShown(withoutRepeats(shown, answer));
  }
  return {
    shown,
    status: isRequested ? status : 'idle',
    more: () => setRequested(true),
    refetch,
    hasMore: shown !== null && soFar < shown.count,
  } as const;
}

/** A review approved in the meantime moves the others down: none is shown twice. */
function withoutRepeats(before: ReviewsPage | null, page: ReviewsPage): ReviewsPage {
  const known = new Set(before?.reviews.map(({ ReviewID }) => ReviewID));
  const added = page.reviews.filter(({ ReviewID }) => !known.has(ReviewID));
  return { ...page, reviews: [...(before?.reviews ?? []), ...added] };
}
