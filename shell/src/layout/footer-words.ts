import { defineWords } from 'shared-contracts';

/** Texts of the footer; they come with it. */
export const footerWords = defineWords('shell', {
  shop: 'Shop',
  discover: 'Discover',
  followUs: 'Follow us',
  call: 'Call {phone}',
  write: 'Write to {email}',
  gstin: 'GSTIN',
  // Newsletter
  newsletter: 'First looks, once a month',
  newsletterText:
    'New pieces before they reach the shop. Your address serves this letter alone; leave whenever you like.',
  newsletterEmail: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Thank you, you are on the list.',
  notSubscribed: 'That did not work. Please try again in a moment.',
});
