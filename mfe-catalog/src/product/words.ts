import { defineWords } from 'shared-contracts';
import { cardWords } from '../product-card/words.ts';
import { buyingWords } from './buying/words.ts';

/** Texts above the fold. Those in 'quotes' in the specification are exact. */
export const productWords = defineWords('catalog', {
  ...cardWords.english,
  ...buyingWords.english,

  productNotFound: 'Product not found',
  productNotFoundWhy: 'It may have been renamed or discontinued',
  recalledTitle: 'Recalled: {product}',
  recalledSince: 'We recalled this product on {date} (SKU {sku}). It is no longer sold.',
  recalledReason: 'Reason for the recall',
  recalledAdvice: 'If you have this product',
  recalledWrite: 'Write to us',
  taxNote: 'Inclusive of all taxes. Shipping calculated at checkout.',
  taxNoteFree: 'Inclusive of all taxes. Free delivery.',
  taxNoteFee: 'Inclusive of all taxes. Delivery costs {amount}.',
  downloadTaxNote: 'Inclusive of all taxes.',
  emiFrom: 'EMI from {amount} a month',
});
