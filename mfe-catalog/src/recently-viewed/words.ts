import { defineWords } from 'shared-contracts';

export const recentlyViewedWords = defineWords('catalog', {
  relatedProducts: 'You may also like',
  recentlyViewed: 'Recently viewed',
});
