import { waitFor } from '@testing-library/dom';
import { $cartLines, type CartLine, on, requestAddToCart } from 'shared-contracts';
import { type FakeAnswer, fakeApi, reply } from 'shared-contracts/testing/fake-api';
import { priced, pricedCart, sofa } from '../testing/sample-cart.ts';
import { headless } from './headless.ts';

let stop = () => {};

function runRules(cartDataAnswer: FakeAnswer, lines: readonly CartLine[] = []): void {
  $cartLines.set(lines);
  const { api } = fakeApi({ 'cart-data': cartDataAnswer }, () => ({ token: '', userId: '' }));
  stop = headless.start({ api });
}

afterEach(() => {
  stop();
  $cartLines.set([]);
});

const sofaOnSale = pricedCart([priced({ ...sofa, Quantity: 1 })]);

test('a request becomes a line with the facts of the server [CART-06] [CART-03]', async () => {
  runRules(sofaOnSale);
  expect(await requestAddToCart(sofa.ProductId, 2)).toEqual({ added: true, quantity: 2 });
  expect($cartLines.get()).toEqual([sofa]);
});

test('a request for a product in the cart joins its line [CAT-16]', async () => {
  runRules(sofaOnSale, [{ ...sofa, Quantity: 1 }]);
  expect(await requestAddToCart(sofa.ProductId, 3)).toEqual({ added: true, quantity: 4 });
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 4 }]);
});

test('two simultaneous requests count each other’s units [CART-06]', async () => {
  runRules(sofaOnSale);
  const answers = await Promise.all([requestAddToCart(sofa.ProductId, 3), requestAddToCart(sofa.ProductId, 3)]);
  expect(answers).toEqual([
    { added: true, quantity: 3 },
    { added: false, reason: 'over-maximum', maximum: 5 },
  ]);
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 3 }]);
});

test.each<[story: string, cartData: FakeAnswer, refusal: object]>([
  ['over the maximum', sofaOnSale, { added: false, reason: 'over-maximum', maximum: 5 }],
  ['sold out', pricedCart([priced(sofa, { StockQuantity: 0 })]), { added: false, reason: 'out-of-stock' }],
  [
    'a sixth swatch',
    pricedCart([priced(sofa, { IsSwatch: true, OrderMaximumQuantity: 0, MaximumQuantity: 0 })]),
    { added: false, reason: 'over-maximum', maximum: 0 },
  ],
  ['unknown', pricedCart([], { unknown: [7] }), { added: false, reason: 'unknown-product' }],
  ['the server is in trouble', reply.problem(500), { added: false, reason: 'unavailable' }],
])('a refused request leaves the cart unchanged: %s [CART-06] [CAT-15]', async (_, cartData, refusal) => {
  runRules(cartData, [{ ...sofa, Quantity: 4 }]);
  expect(await requestAddToCart(sofa.ProductId, 2)).toEqual(refusal);
  expect($cartLines.get()).toEqual([{ ...sofa, Quantity: 4 }]);
});

// One listener that threw left every later request of the visit unanswered, its button busy for ever.
test('a listener that throws does not leave later requests unanswered [CART-06]', async () => {
  runRules(sofaOnSale);
  const reported: string[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.message);
  };
  window.addEventListener('error', onError);
  const unlisten = on('cart:line-added', () => {
    throw new Error('a badge that broke');
  });
  void requestAddToCart(sofa.ProductId, 1);
  await waitFor(() => expect(reported.join()).toContain('a badge that broke'));
  window.removeEventListener('error', onError);
  unlisten();
  expect(await requestAddToCart(sofa.ProductId, 1)).toEqual({ added: true, quantity: 2 });
});
