import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

/** Texts in 'quotes' in the specification are exact. */
export const listingWords = defineWords('catalog', {
  ...commonWords,

  allProducts: 'All Furniture',
  productCount: { one: '1 product', other: '{n} products' },
  fetchingProducts: 'fetching products...',
  searchHeading: 'Results for “{term}”',
  searchHeadingIn: 'Results for “{term}” in {category}',
  allProductsIntro: 'Solid wood and fabric furniture for every room, delivered across India.',
  searchIntro: 'All products that match your search, best match first.',
  listingDescription: {
    one: 'Shop {heading} online: 1 product{promise}.',
    other: 'Shop {heading} online: {n} products{promise}.',
  },
  sortBy: 'Sort by',
  applySort: 'Sort',
  sortRelevance: 'Best match',
  'popularity-descending': 'Most popular',
  'rating-descending': 'Best rated',
  'title-ascending': 'Name, A to Z',
  'title-descending': 'Name, Z to A',
  'price-ascending': 'Price, low to high',
  'price-descending': 'Price, high to low',
  'created-ascending': 'Date, old to new',
  'created-descending': 'Date, new to old',
  'origin-ascending': 'Country of origin, A to Z',
  'origin-descending': 'Country of origin, Z to A',
  pages: 'Pages',
  page: 'Page {n}',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: '{heading}, page {n}',
  collections: 'Collections',

  filters: 'Filters',
  filter: 'Filter',
  sort: 'Sort',
  filterBar: 'Filter and sort',
  selectedFilters: 'Selected filters',
  removeFilter: 'Remove filter: {name}',
  clearAll: 'Clear all',
  percentOffAtLeast: '{n}% off or more',
  ratingAtLeast: '{n} stars or more',
  priceFromTo: '{min} to {max}',
  priceFrom: '{min} and above',
  priceUpTo: 'Up to {max}',

  pastTheEnd: 'That page does not exist',
  unknownCategory: 'We could not find this collection',
});
