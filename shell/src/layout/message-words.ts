import { defineWords } from 'shared-contracts';

/** Texts of pages that cannot be shown; they come with those. */
export const messageWords = defineWords('shell', {
  offlineNotice: 'You are offline. The pages you have opened stay here; the others come when you are connected again.',
  storageRefused: 'This browser stores nothing here, or has no room left: your cart lasts as long as this tab.',
  offlineTitle: 'You are offline',
  offlineText:
    'This page has not been opened yet. Your cart is safe; the page comes by itself when you are connected again.',
  startFromCategory: 'Start from a category',
  notFoundText: 'It may have moved or been sold out. Search for what you had in mind, or start from a category.',
  backHome: 'Back to home',
  remoteUnavailableTitle: 'This page is taking a short break',
  remoteUnavailableText: 'The rest of the store works as usual, and your cart is safe. Please try again in a moment.',
  apiUnavailableTitle: 'We cannot reach our catalogue right now',
  apiUnavailableText: 'Your cart is safe in this browser. Please try again in a moment.',
  faultTitle: 'Something went wrong on our side',
  faultText: 'We have been notified. Your cart is safe; please try again.',
});
