import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  promoBanner: 'First order',
  promoTitle: '10% extra off your first online purchase',
  promoTerms: 'On orders from ₹25,000, up to ₹3,000 off.',
  promoCode: 'Use the code {code} at checkout',
  promoAction: 'Terms',
});
