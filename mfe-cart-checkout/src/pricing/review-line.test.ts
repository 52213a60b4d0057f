import type { CartLine } from 'shared-contracts';
import { cartPricesOf } from 'shared-contracts/domain/cart-prices';
import { fromRupees } from 'shared-contracts/domain/money';
import { priced, pricedCart, sofa, stool } from '../testing/sample-cart.ts';
import { itemOf } from './cart-items.ts';
import { reviewLine as review, subtotalOf } from './review-line.ts';

type Answer = ReturnType<typeof pricedCart>;
const reviewLine = (line: CartLine, answer: Answer | undefined) => review(itemOf(line), answer && cartPricesOf(answer));

const agreeing = pricedCart([priced(sofa)]);

test('a line the server agrees with has no concern, and exact sums', () => {
  const { concern, sellable, lineTotal } = reviewLine(sofa, agreeing);
  expect({ concern, sellable, lineTotal }).toEqual({ concern: null, sellable: true, lineTotal: fromRupees(91999) });
});

test.each<[story: string, answer: Answer, concern: object, sellable: boolean]>([
  [
    'a price that has risen',
    pricedCart([priced(sofa, { DiscountedPrice: 47000 })]),
    { kind: 'price-changed', from: fromRupees(45999.5), to: fromRupees(47000) },
    false,
  ],
  [
    'a price that has fallen',
    pricedCart([priced(sofa, { DiscountedPrice: 40000 })]),
    { kind: 'price-changed', from: fromRupees(45999.5), to: fromRupees(40000) },
    true,
  ],
  [
    'less stock than requested',
    pricedCart([priced(sofa, { StockQuantity: 1 })]),
    { kind: 'over-maximum', maximum: 1 },
    false,
  ],
  [
    'a lowered order maximum',
    pricedCart([priced(sofa, { OrderMaximumQuantity: 1 })]),
    { kind: 'over-maximum', maximum: 1 },
    false,
  ],
  ['sold out', pricedCart([priced(sofa, { StockQuantity: 0 })]), { kind: 'sold-out' }, false],
  [
    'a sixth swatch',
    pricedCart([priced(sofa, { IsSwatch: true, OrderMaximumQuantity: 0, MaximumQuantity: 0 })]),
    { kind: 'swatches-full' },
    false,
  ],
  ['discontinued', pricedCart([], { unknown: [sofa.ProductId] }), { kind: 'discontinued' }, false],
])('%s is pointed out [CART-04]', (_, answer, concern, sellable) => {
  expect(reviewLine(sofa, answer)).toMatchObject({ concern, sellable });
});

test('what cannot be bought is not in the subtotal [CART-04]', () => {
  const answer = pricedCart([priced(sofa), priced(stool, { StockQuantity: 0 })]);
  expect(subtotalOf([sofa, stool].map((line) => reviewLine(line, answer)))).toBe(fromRupees(91999));
});

test('until the server has answered, the stored facts apply', () => {
  expect(reviewLine(stool, undefined)).toMatchObject({ concern: null, maximum: 10, unitPrice: fromRupees(3200) });
});

test('a price that was shown becomes the line’s own', () => {
  const answer = pricedCart([priced(sofa, { DiscountedPrice: 47000 })]);
  expect(reviewLine(sofa, answer).seen).toEqual(itemOf({ ...sofa, Price: 47000 }));
});
