import { defineWords } from 'shared-contracts';
import { commonWords } from '../../common-words.ts';

/** What is said wherever a product can be bought: on its page and in the quick view. */
export const buyingWords = defineWords('catalog', {
  outOfStock: commonWords.outOfStock,
  addToCart: 'Add to Cart',
  addingToCart: 'Adding…',
  addedToCart: 'Product added to cart!',
  cannotAddMore: 'Cannot add more than {n} items for this product',
  notForSale: 'This piece cannot be bought online right now. Ask us, we are glad to help.',
  soldOut: 'This product is out of stock.',
  noLongerSold: 'This product is no longer sold.',
  cartAway: 'Your cart cannot be reached right now. Please try again in a moment.',
});
