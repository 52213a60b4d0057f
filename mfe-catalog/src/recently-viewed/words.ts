import { defineWords } from 'shared-contracts';

export const recentlyViewedWords = defineWords('catalog', {
  relatedProducts: 'You may also like',
  recentlyViewed: 'Recently viewed',

  consentRegion: 'Your privacy choice',
  consentQuestion: 'May we remember the products you look at? Only in this browser.',
  consentMore: 'More about your choices',
  consentYes: 'Yes, remember',
  consentNo: 'No, thanks',
});
