import { defineWords } from 'shared-contracts';

export const reviewsWords = defineWords('catalog', {
  reviews: 'Reviews',
  basedOn: { one: 'Based on 1 review', other: 'Based on {n} reviews' },
  starsShare: { one: '1 star: {count}', other: '{n} stars: {count}' },
  noReviewsYet: 'No reviews yet.',
  sampleReview: 'Sample review',
  moreReviews: 'More reviews',
  loadingReviews: 'Loading reviews…',
  reviewsUnavailable: 'The reviews cannot be shown right now.',

  writeReview: 'Write a review',
  reviewsByBuyers: 'Reviews are written by customers who bought this product and published once we have read them.',
  reviewsAreSamples: 'Sample reviews show what this place is for. Customers who buy this product can write one.',
  yourRating: 'Your rating',
  starsChoice: { one: '1 star', other: '{n} stars' },
  reviewTitle: 'Title',
  reviewBody: 'Your review',
  sendReview: 'Send review',
  sendingReview: 'Sending…',
  reviewSaved: 'Thank you! Your review will be published once we have read it.',
  notABuyer: 'Only customers who bought this product can review it.',
  alreadyReviewed: 'You have reviewed this product already.',
  reviewFailed: 'Your review could not be sent. What you wrote is still here; please try again.',
  tooManyReviews: 'Too many attempts. Please wait a few minutes and try again.',
});
