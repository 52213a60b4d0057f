import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  specialOffers: 'Special offers',
  offerCode: 'Code {code}',
  firstOnlineTitle: '{percent}% off your first online order',
  firstOnlineAction: 'Start with a bed',
  firstOrderTitle: '{percent}% extra off any first order',
  firstOrderText: 'However small. Codes do not combine.',
  firstOrderAction: 'Find your chair',
  instalmentsTitle: 'A dining set over 24 months',
  instalmentsText: 'Card EMI over 3, 6, 9, 12 or 24 months.',
  instalmentsAction: 'See dining sets',
});
