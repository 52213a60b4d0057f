import { useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import { REVIEWS_A_PAGE } from './reviews-page.ts';

/** The loaded reviews of a product; `more` requests the next page, or a first page that failed. */
export function useReviews(productId: number, first: ProductReviews | null) {
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

/** A review approved between two pages shifts the others: duplicates are dropped. */
function withoutRepeats(before: ProductReviews | null, page: ProductReviews): ProductReviews {
  const known = new Set(before?.reviews.map(({ id }) => id));
  const added = page.reviews.filter(({ id }) => !known.has(id));
  return { ...page, reviews: [...(before?.reviews ?? []), ...added] };
}
