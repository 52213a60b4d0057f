import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  specialOffers: 'Special offers',
  offerCode: 'Code {code}',
  firstOnlineTitle: '10% off your first online order',
  firstOnlineText: 'From ₹25,000, up to ₹3,000 off.',
  firstOnlineAction: 'Start with a bed',
  firstOrderTitle: '5% extra off any first order',
  firstOrderText: 'However small. Codes do not combine.',
  firstOrderAction: 'Find your chair',
  instalmentsTitle: 'A dining set over 24 months',
  instalmentsText: 'Card EMI over 3, 6, 9, 12 or 24 months.',
  instalmentsAction: 'See dining sets',
});
