import { useQuery } from 'shared-contracts';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import { usePages } from './use-pages.ts';

export function useReviews(ProductId: number, first: ProductReviews | null) {
  const { request, ...pages } = usePages(first, ({ reviews }) => reviews);
  return pages.with(useQuery(getProductReviews, request && { ProductId, ...request }));
}
