import { defineWords } from 'shared-contracts';
import { commonWords } from '../../common-words.ts';

/** Shared by the product page and the quick view. */
export const buyingWords = defineWords('catalog', {
  outOfStock: commonWords.outOfStock,
  addToCart: 'Add to Cart',
  addingToCart: 'Adding…',
  addedToCart: 'Product added to cart!',
  cannotAddMore: 'Cannot add more than {n} items for this product',
  notForSale: 'This product cannot be bought online right now. Please contact us, we will be glad to help.',
  soldOut: 'This product is out of stock.',
  noLongerSold: 'This product is no longer sold.',
  notAddedOffline: 'You are offline: nothing was added. Try again once you are connected.',
  cartUnavailable: 'Your cart is unavailable right now. Please try again in a moment.',
});
