import { defineWords } from 'shared-contracts';

/** Texts of pages that cannot be shown; they come with those. */
export const messageWords = defineWords('shell', {
  offlineNotice: 'You are offline. Pages you have opened are still here; others will load when you are back online.',
  storageRefused:
    'This browser cannot save data here, or is out of space: your cart will be lost when you close this tab.',
  offlineTitle: 'You are offline',
  offlineText: 'You have not opened this page before. Your cart is safe; the page will load when you are back online.',
  startFromCategory: 'Start from a category',
  notFoundText: 'It may have moved or sold out. Search for what you need, or start from a category.',
  backHome: 'Back to home',
  remoteUnavailableTitle: 'This page is temporarily unavailable',
  remoteUnavailableText: 'The rest of the store works as usual, and your cart is safe. Please try again in a moment.',
  apiUnavailableTitle: 'Our catalogue is unavailable right now',
  apiUnavailableText: 'Your cart is safe in this browser. Please try again in a moment.',
  faultTitle: 'Something went wrong on our side',
  faultText: 'We have been notified. Your cart is safe; please try again.',
});
