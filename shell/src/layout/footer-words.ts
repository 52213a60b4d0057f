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
  newsletter: 'Our monthly newsletter',
  newsletterText:
    'See new furniture before it reaches the shop. We use your address for this newsletter only; unsubscribe whenever you like.',
  newsletterEmail: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Thank you for subscribing.',
  notSubscribed: 'That did not work. Please try again in a moment.',
});
