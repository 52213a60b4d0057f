import { defineWords } from 'shared-contracts';
import { buyingWords } from '../product/buying/words.ts';
import { galleryWords } from '../product/gallery/words.ts';
import { cardWords } from '../product-card/words.ts';

const { inStock, loadingProduct, quickView, quickViewOf } = cardWords.english;

export const quickViewWords = defineWords('catalog', {
  ...buyingWords.english,
  pictures: galleryWords.english.pictures,
  inStock,
  loadingProduct,
  quickView,
  quickViewOf,
  detailsNotAvailable: 'Product details not available',
  seeFullDetails: 'See full details',
});
