import { defineWords } from 'shared-contracts';

export const trackWords = defineWords('account', {
  trackTitle: 'Track your order',
  trackIntro: 'With the number of your order and the e-mail address you gave, see where it is. You need no account.',
  trackNumber: 'Order number',
  trackNumberHelp: 'It is in our mail about your order and begins with KC.',
  trackShow: 'Show my order',
  trackShowing: 'Looking…',
  trackNotFound: 'There is no order with this number and address. Please check both.',
  trackTooMany: 'Too many attempts. Please wait a few minutes.',
  trackDownloads: 'Your downloads are ready in your account.',
  trackOver: 'This order is closed: its goods or its money went back.',
  trackReturned: 'This order has come back to us.',
  trackCancelled: 'This order was cancelled, and its money goes back the way it was paid.',
  trackRefunded: 'The money of this order has been returned.',
  trackTown: 'Goes to {city}',
  followEnded: 'This link no longer works. You can find your order here.',
  followMore: 'Log in for its pieces and the invoice, and to cancel or return.',
  trackMore: 'Log in for its pieces, the tracking number, the invoice, and to cancel or return.',
  trackOpen: 'Open the order',
});
