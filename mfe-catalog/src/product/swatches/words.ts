import { defineWords } from 'shared-contracts';

export const swatchWords = defineWords('catalog', {
  orderSwatches: 'Order swatches by post',
  swatchesWhy: 'Feel the cloth and see its colour at home. At most five an order, delivered as a letter.',
  loadingSwatches: 'Loading swatches…',
  swatchesUnavailable: 'Swatches could not be loaded.',
  addSwatch: 'Add to Cart',
  addSwatchNamed: 'Add to Cart: {name}',
  swatchInCart: 'In your cart',
  swatchAdded: 'Swatch added to cart.',
  swatchesFull: 'An order may hold five swatches.',
});
