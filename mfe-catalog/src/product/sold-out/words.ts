import { defineWords } from 'shared-contracts';

export const soldOutWords = defineWords('catalog', {
  soldOutNow: 'Sold out for now',
  tellMeWhy: 'We email you once when it is back in stock, and then delete your address.',
  tellMeEmail: 'Email',
  tellMe: 'Tell me when it is back',
  tellMeSent: 'Please open the link that we have just emailed to {email}.',
  tellMeFailed: 'This could not be sent. Please try again in a moment.',
  tellMeInStock: 'Good news: it is back in stock. Reload the page to order it.',
  similarInStock: 'Similar and in stock',
});
