import { oldPriceOf, priceOf } from './price.ts';

test('a price above 0 is money in paise', () => {
  expect(priceOf(12999)).toBe(1_299_900);
  expect(priceOf(0.29)).toBe(29);
});

test.each([[0], [-5], [null], [undefined], [0.001]])('%p is no price [CAT-25]', (rupees) => {
  expect(priceOf(rupees)).toBeUndefined();
});

test('an old price is one that is above the price [CAT-07]', () => {
  const price = priceOf(100);
  expect(oldPriceOf(120, price)).toBe(12_000);
  for (const rupees of [100, 80, 0, null]) expect(oldPriceOf(rupees, price)).toBeUndefined();
  expect(oldPriceOf(120, undefined)).toBeUndefined();
});
