import { defineWords } from 'shared-contracts';

/** Texts of what listings have below the products; they load with it. */
export const bestPricesWords = defineWords('catalog', {
  bestPrices: 'Best prices: {name}',
  bestPriceProduct: 'Product',
  bestPricePrice: 'Price now',
  bestPriceOld: 'Previous price',
  bestPriceOff: '% off',
});
