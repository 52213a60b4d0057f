import { defineWords } from 'shared-contracts';
import { cardWords } from '../product-card/words.ts';
import { buyingWords } from './buying/words.ts';

/** Texts above the fold. Those in 'quotes' in the specification are exact. */
export const productWords = defineWords('catalog', {
  ...cardWords.english,
  ...buyingWords.english,

  productNotFound: 'Product not found',
  productNotFoundWhy: 'It may have been renamed or sold for the last time',
  taxNote: 'Inclusive of all taxes. Shipping calculated at checkout.',
  downloadTaxNote: 'Inclusive of all taxes.',
  emiFrom: 'EMI from {amount} a month',
});
