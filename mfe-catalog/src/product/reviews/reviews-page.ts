import type { CallAnswer } from 'shared-contracts/api/call';
import type { getProductReviews } from 'shared-contracts/api/get-product-reviews';

export type ReviewsPage = CallAnswer<typeof getProductReviews>;

export const REVIEWS_A_PAGE = 5;
