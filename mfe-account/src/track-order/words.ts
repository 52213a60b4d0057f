import { defineWords } from 'shared-contracts';

export const trackWords = defineWords('account', {
  trackTitle: 'Track your order',
  trackIntro: 'Enter your order number and email address to see where your order is. You do not need an account.',
  trackNumber: 'Order number',
  trackNumberHelp: 'You will find it in our email about your order. It starts with KC.',
  trackShow: 'Show my order',
  trackShowing: 'Searching…',
  trackNotFound: 'There is no order with this number and address. Please check both.',
  trackTooMany: 'Too many attempts. Please wait a few minutes.',
  trackDownloads: 'Your downloads are ready in your account.',
  trackOver: 'This order is closed: it was returned or refunded.',
  trackReturned: 'This order has been returned to us.',
  trackCancelled: 'This order was cancelled. We refund your original payment method.',
  trackRefunded: 'This order has been refunded.',
  trackTown: 'Delivering to {city}',
  followEnded: 'This link no longer works. You can find your order here.',
  followMore: 'Log in to see the items and the invoice, or to cancel or return.',
  trackMore: 'Log in to see the items, tracking number and invoice, or to cancel or return.',
  trackOpen: 'Open the order',
});
