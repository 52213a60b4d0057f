import { defineWords } from 'shared-contracts';
import { cardWords } from '../../product-card/words.ts';

/** Deals and attributes of a product. Quoted texts of the specification are exact. */
export const attributeWords = defineWords('catalog', {
  newArrival: cardWords.english.newArrival,
  grabTheDeals: 'Grab The Deals',
  firstOrderDeal: '5% extra off your first order with the code',
  emiDeal: 'Card EMI for 3, 6, 9, 12 and 24 months',
  bestPriceDeal: 'Best price guarantee and secured payment',
  tags: 'Tags',
  shippingMethods: 'Shipping methods',
  productAttributes: 'Product Attributes',
  vendor: 'Vendor: {name}',
  rating: 'Rating: {rating} / 5 ({n} reviews)',
  ratingOfOne: 'Rating: {rating} / 5 (1 review)',
  freeShipping: 'Free Shipping',
  paidShipping: 'Paid Shipping',
  returnable: 'Returnable',
  nonReturnable: 'Non-returnable',
  estimatedDelivery: 'Est. Delivery {n} days',
  material: 'Material: {name}',
});
