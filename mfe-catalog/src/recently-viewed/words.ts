import { defineWords } from 'shared-contracts';

/** The headings of the shelves below a product. */
export const recentlyViewedWords = defineWords('catalog', {
  relatedProducts: 'You may also like',
  recentlyViewed: 'Recently viewed',
});
