import { useQuery } from 'shared-contracts';
import { getProductQuestions } from 'shared-contracts/api/get-product-questions';
import type { ProductQuestions } from 'shared-contracts/domain/questions';
import { usePages } from '../reviews/use-pages.ts';

export function useQuestions(ProductId: number, first: ProductQuestions | null) {
  const { request, ...pages } = usePages(first, ({ questions }) => questions);
  return pages.with(useQuery(getProductQuestions, request && { ProductId, ...request }));
}
