import { defineWords } from 'shared-contracts';

/** Texts in 'quotes' in the specification are exact. */
export const attributeWords = defineWords('catalog', {
  newArrival: 'New Arrival',
  grabTheDeals: 'Grab The Deals',
  firstOrderDeal: '{amount} off your first order with the code',
  emiDeal: 'Card EMI for 3, 6, 9, 12 and 24 months',
  tags: 'At a glance',
  shippingMethods: 'How it reaches you',
  productAttributes: 'Product Attributes',
  vendor: 'Vendor: {name}',
  rating: { one: 'Rating: {rating} / 5 (1 review)', other: 'Rating: {rating} / 5 ({n} reviews)' },
  freeShipping: 'Free Shipping',
  paidShipping: 'Paid Shipping',
  returnable: 'Returnable',
  nonReturnable: 'Non-returnable',
  estimatedDelivery: { one: 'Est. Delivery 1 day', other: 'Est. Delivery {n} days' },
  material: 'Material: {name}',
});
