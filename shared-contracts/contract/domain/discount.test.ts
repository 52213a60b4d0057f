import { discountPercent } from './discount.ts';

test.each([
  [750, 1000, 25],
  [666, 1000, 33],
  [995, 1000, 1],
  [996, 1000, 0],
  [1000, 1000, 0],
  [1200, 1000, 0],
  [1000, null, 0],
  [1000, 0, 0],
])('price %s, old price %s: %s%% off', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent);
});
