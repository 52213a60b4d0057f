import { choosableQuantity, maximumQuantity } from './quantity-limit.ts';

test.each([
  [{ OrderMaximumQuantity: 4, StockQuantity: 9 }, 4],
  [{ OrderMaximumQuantity: 9, StockQuantity: 4 }, 4],
  [{ OrderMaximumQuantity: 0, StockQuantity: 40 }, 10],
  [{ OrderMaximumQuantity: 0, StockQuantity: 3 }, 3],
  [{ OrderMaximumQuantity: 25, StockQuantity: 40 }, 25],
  [{ OrderMaximumQuantity: 5, StockQuantity: 0 }, 0],
  [{ OrderMaximumQuantity: 5, StockQuantity: -2 }, 0],
])('of %j a cart may hold %i [CAT-15]', (product, maximum) => {
  expect(maximumQuantity(product)).toBe(maximum);
});

test('what the cart holds counts, down to the one piece with which choosing starts [CAT-15]', () => {
  const line = { ProductId: 7, ProductName: 'Sofa', Quantity: 3, Price: 1, OrderMaximumQuantity: 5, Material: '' };
  expect(choosableQuantity(5, 7, [])).toBe(5);
  expect(choosableQuantity(5, 8, [line])).toBe(5);
  expect(choosableQuantity(5, 7, [line])).toBe(2);
  expect(choosableQuantity(3, 7, [line])).toBe(1);
});
