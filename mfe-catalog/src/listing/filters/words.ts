import { defineWords } from 'shared-contracts';
import { commonWords } from '../../common-words.ts';

/** Loaded after the listing itself. */
export const filterWords = defineWords('catalog', {
  ...commonWords,

  'filter-type': 'Product type',
  'filter-material': 'Material',
  'filter-orientation': 'Orientation',
  'filter-stock': 'Stock',
  'filter-colour': 'Colour',
  'filter-seater': 'Seater',
  'filter-brand': 'Brand',
  'filter-origin': 'Country of origin',
  'filter-price': 'Price',
  'filter-discount': 'Discount',
  'filter-rating': 'Rating',
  chosenOptions: '{n} selected',
  moreOptions: 'Show {n} more',

  minimumPrice: 'Minimum price',
  maximumPrice: 'Maximum price',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  priceAndAbove: '{price} and above',
  noHighestPrice: 'and above',
  priceOutOfRange: 'Enter whole rupees from 0 to {max}',
  priceUpsideDown: 'The minimum is above the maximum',

  applyFilters: 'Apply filters',
  showProducts: { one: 'Show 1 product', other: 'Show {n} products' },
  showOneProduct: 'Show 1 product',
  clearAllFilters: 'Clear all filters',
});
