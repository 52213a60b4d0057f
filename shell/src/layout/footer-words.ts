import { defineWords } from 'shared-contracts';

/** Texts of the footer; they come with it. */
export const footerWords = defineWords('shell', {
  aboutStore: 'Furniture made to be lived with, delivered across India.',
  company: 'Company',
  about: 'About us',
  contact: 'Contact us',
  blog: 'Journal',
  bulkOrder: 'Bulk orders',
  customerReviews: 'Customer reviews',
  customFurniture: 'Customised furniture',
  support: 'Support',
  trackOrder: 'Track an order',
  faqs: 'Questions and answers',
  careGuide: 'Furniture care',
  grievance: 'Grievance officer',
  policies: 'Policies',
  terms: 'Terms of use',
  warranty: 'Warranty',
  privacy: 'Privacy',
  delivery: 'Delivery and assembly',
  returns: 'Cancellation, return and refund',
  privacyChoices: 'Privacy choices',
  shop: 'Shop',
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
