import { priceOf } from './price-of.ts';

test('a price above 0 is money in paise', () => {
  expect(priceOf(12999)).toBe(1_299_900);
  expect(priceOf(0.29)).toBe(29);
});

test.each([[0], [-5], [Number.NaN], [Number.POSITIVE_INFINITY], ['12999'], [null], [undefined], [0.001]])(
  '%p is no price [CAT-25]',
  (rupees) => {
    expect(priceOf(rupees)).toBeNull();
  },
);
