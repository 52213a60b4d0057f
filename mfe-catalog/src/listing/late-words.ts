import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

/** Texts of what most listings lack; they load with it. */
export const lateListingWords = defineWords('catalog', {
  ...commonWords,

  nothingFound: 'No products found',
  nothingFoundText: 'Try another word, or browse all our furniture.',
  nothingFilteredText: 'No products match these filters. Remove one, or clear them all.',
  nothingInCategory: 'Nothing in this collection yet',
  nothingYet: 'Our first products arrive soon',
  nothingYetText: 'We are still setting up the shop. Until then, ask us anything.',
  contactUs: 'Contact us',
  nothingInCategoryText: 'New products arrive every week. Until then, browse all our furniture.',
  clearFilters: 'Clear filters',
  lookHere: 'Or browse these categories',
  popularInstead: 'Popular products',
  askUs: 'Cannot find it? We make furniture to order.',
  pastTheEndWhy: 'This listing has fewer pages',
  toFirstPage: 'Go to page 1',
  unknownCategoryWhy: 'It may have been renamed',
});
