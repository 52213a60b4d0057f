import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  customerReviews: 'Customer reviews',
  reviewsSummary: 'All ratings',
  ofReviews: { one: 'From 1 review', other: 'From {n} reviews' },
  filterByStars: 'Filter by stars',
  filterByCategory: 'Filter by category',
  anyStars: 'All stars',
  anyCategory: 'All categories',
  starsFilter: { one: '{n} star', other: '{n} stars' },
  reviewsFound: { one: '1 review', other: '{n} reviews' },
  noReviewsFound: 'No review matches. Try other stars or another category.',
  allReviews: 'Show all reviews',
  sampleReviewMark: 'Sample review',
  reviewOf: 'Review of',
  reviewPages: 'Pages of reviews',
  reviewPage: 'Page {n}',
  newerReviews: 'Newer',
  olderReviews: 'Older',
});
