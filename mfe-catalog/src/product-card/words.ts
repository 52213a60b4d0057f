import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

export const cardWords = defineWords('catalog', {
  ...commonWords,

  addToWishList: 'Add {product} to your wish list',
  removeFromWishList: 'Remove {product} from your wish list',
  newArrival: 'New Arrival',
  loadingProduct: 'Loading product details...',
  quickView: 'Quick view',
  quickViewOf: 'Quick view: {product}',
  quickViewUnavailable: 'Quick view could not be opened. Please try again.',
});
