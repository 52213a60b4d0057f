import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

export const cardWords = defineWords('catalog', {
  ...commonWords,

  addToWishList: 'Add {product} to your wish list',
  removeFromWishList: 'Remove {product} from your wish list',
  wishAdded: 'Added to your wish list',
  wishRemoved: 'Removed from your wish list',
  newFlag: 'New',
  colorChoice: 'Colour',
  coverChoice: 'Cover',
  sizeChoice: 'Size',
  materialChoice: 'Material',
  seaterChoice: 'Seats',
  orientationChoice: 'Side',
  onlyWith: 'only {names}',
  dearer: '{amount} more',
  cheaper: '{amount} less',
  loadingProduct: 'Loading product details...',
  arrivesBy: 'by {day}',
  quickView: 'Quick view',
  quickViewOf: 'Quick view: {product}',
});
