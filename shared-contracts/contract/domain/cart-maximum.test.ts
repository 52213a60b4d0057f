import { cartMaximum } from './cart-maximum.ts';

test.each([
  [4, 9, 4],
  [9, 4, 4],
  [0, 40, 10],
  [null, 40, 10],
  [undefined, 3, 3],
  [25, 40, 25],
  [5, 0, 0],
  [5, -2, 0],
])('with an order maximum of %p and %i in stock a cart may hold %i [CAT-15]', (stated, stock, most) => {
  expect(cartMaximum(stated, stock)).toBe(most);
});
