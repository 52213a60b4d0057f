import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

/** Texts of what most listings lack or have below the products; they load with it. */
export const lateListingWords = defineWords('catalog', {
  ...commonWords,

  nothingFound: 'No products match what you asked for',
  nothingFoundText: 'Try another word, or look at everything we make.',
  nothingFilteredText: 'No product matches all these filters. Remove one, or start over.',
  nothingInCategory: 'Nothing in this collection yet',
  nothingYet: 'Our first pieces arrive soon',
  nothingYetText: 'The shop is being furnished. Ask us anything until then.',
  contactUs: 'Contact us',
  nothingInCategoryText: 'New pieces arrive every week. Until then, look at everything we make.',
  clearFilters: 'Clear filters',
  lookHere: 'Or look around here',
  popularInstead: 'What others like',
  askUs: 'Not found? We make to measure.',
  bestPrices: 'Best prices: {name}',
  bestPriceProduct: 'Product',
  bestPricePrice: 'Price now',
  bestPriceOld: 'Price before',
  bestPriceOff: '% off',
  pastTheEndWhy: 'There are fewer pages than that',
  toFirstPage: 'Go to page 1',
  unknownCategoryWhy: 'It may have been renamed',
});
