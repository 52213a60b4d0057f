import type { ProductReview, ProductReviews } from 'shared-contracts/api/shapes/reviews';
import { decodeProductReviews } from 'shared-contracts/domain/reviews';

export function review(change: Partial<ProductReview> = {}): ProductReview {
  return {
    ReviewID: 1,
    Rating: 4,
    Title: 'Comfortable',
    Body: 'Delivery took its time.',
    ReviewerName: 'Joseph K.',
    CreatedOn: '2026-10-16T09:30:00.000Z',
    IsSample: false,
    ...change,
  };
}

/** A page of a product's `count` reviews: one has one star, the others five. */
export function reviewsPage(count: number, reviews: readonly ProductReview[] = [review()]): ProductReviews {
  return {
    average: count === 0 ? null : 4.5,
    count,
    histogram: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: stars === 5 ? Math.max(0, count - 1) : stars === 1 ? Math.min(1, count) : 0,
    })),
    reviews: count === 0 ? [] : [...reviews],
  };
}

/** The same as the page shows it. */
export const shownReviews = (...page: Parameters<typeof reviewsPage>) => decodeProductReviews(reviewsPage(...page));
