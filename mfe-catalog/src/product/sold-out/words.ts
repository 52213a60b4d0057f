import { defineWords } from 'shared-contracts';

export const soldOutWords = defineWords('catalog', {
  soldOutNow: 'Sold out for now',
  tellMeWhy: 'We write to you once, when it is in stock again, and delete the address then.',
  tellMeEmail: 'E-mail',
  tellMe: 'Tell me when it is back',
  tellMeSent: 'Please confirm the link that we have just mailed to {email}.',
  tellMeFailed: 'This could not be sent. Please try again in a moment.',
  tellMeInStock: 'Good news: it is in stock again. Reload the page to order it.',
  similarInStock: 'Similar and in stock',
});
