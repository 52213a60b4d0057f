import { choosableQuantity } from './quantity-limit.ts';

test('what the cart holds counts, down to the one unit with which choosing starts [CAT-15]', () => {
  const line = { ProductId: 7, ProductName: 'Sofa', Quantity: 3, Price: 1, OrderMaximumQuantity: 5, Material: '' };
  expect(choosableQuantity(5, 7, [])).toBe(5);
  expect(choosableQuantity(5, 8, [line])).toBe(5);
  expect(choosableQuantity(5, 7, [line])).toBe(2);
  expect(choosableQuantity(3, 7, [line])).toBe(1);
});
