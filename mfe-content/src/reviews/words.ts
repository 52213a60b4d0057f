import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  reviewsHeading: '{store} Reviews',
  reviewsOf: 'What customers say',
  sampleReview: 'Sample review',
  showReview: 'Review {n}: {name}',
  previousReview: 'Previous review',
  nextReview: 'Next review',
});
