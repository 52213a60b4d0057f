import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  promoBanner: 'First order',
  promoTitle: '{percent}% extra off your first online purchase',
  promoCode: 'Use the code {code} at checkout',
  promoAction: 'Terms',
});
