import { requestAddToCart } from './add-to-cart.ts';
import { emit, on } from './bus.ts';

describe('the event contract', () => {
  test('each request gets the answer of the rule’s owner [CART-06]', async () => {
    const stop = on('catalog:add-to-cart-requested', ({ requestId, productId, quantity }) => {
      if (productId === 1) emit('cart:line-added', { requestId, productId, quantity });
      else emit('cart:line-refused', { requestId, productId, reason: 'over-maximum', maximum: 5 });
    });
    const [added, refused] = await Promise.all([requestAddToCart(1, 2), requestAddToCart(2, 9)]);
    expect(added).toEqual({ added: true, quantity: 2 });
    expect(refused).toEqual({ added: false, reason: 'over-maximum', maximum: 5 });
    stop();
  });

  test('a payload that breaks the contract throws in development', () => {
    expect(() => emit('cart:line-added', { requestId: 'r', productId: 1.5, quantity: 1 })).toThrow();
  });
});
