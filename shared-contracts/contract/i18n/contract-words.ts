import { defineWords } from './words.ts';

/** Texts of the contract's and the kit's own parts. */
export const contractWords = defineWords('shared-contracts', {
  regionUnavailable: 'This part of the shop is unavailable right now. The rest works as usual.',
  cannotOpen: 'This could not be opened. Please try again.',
  retry: 'Retry',
  close: 'Close',
  loading: 'Loading…',
  nothingFound: 'Nothing found',
  fieldRequired: '{field} is required',
  fieldTooLong: '{field} max length should be {n} characters',
  fieldTooShort: '{field} must have at least {n} characters',
  invalidEmail: 'Please enter valid email address',
  price: 'Price',
  oldPrice: 'Old price',
  percentOff: '{n}% Off',
  noDiscount: 'No Discount',
  ratedOutOfFive: 'Rated {rating} out of 5',
  reviewCount: { one: '1 review', other: '{n} reviews' },
  quantity: 'Quantity',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
  breadcrumb: 'You are here',
  offerFrom: 'On orders from {minimum}',
  offerFromUpTo: 'On orders from {minimum}, up to {most} off',
  offerUpTo: 'Up to {most} off',
});
