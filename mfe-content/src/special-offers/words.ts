import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  specialOffers: 'Special offers',
  offerCode: 'Code {code}',
});
