import { emit, on } from './bus.ts';
import type { EventPayload } from './contract.ts';

export type AddToCartAnswer =
  | { readonly added: true; readonly quantity: number }
  | ({ readonly added: false } & Pick<EventPayload<'cart:line-refused'>, 'reason' | 'maximum'>);

// Unique per tab is enough; crypto.randomUUID needs HTTPS.
let requests = 0;

/** Resolves with the answer of the cart's rules. */
export function requestAddToCart(productId: number, quantity: number): Promise<AddToCartAnswer> {
  const requestId = `add-${++requests}`;
  return new Promise((resolve) => {
    const stops = [
      on('cart:line-added', (line) => {
        if (line.requestId === requestId) settle({ added: true, quantity: line.quantity });
      }),
      on('cart:line-refused', (line) => {
        if (line.requestId !== requestId) return;
        const { reason, maximum } = line;
        settle({ added: false, reason, ...(maximum === undefined ? {} : { maximum }) });
      }),
    ];
    const settle = (answer: AddToCartAnswer) => {
      for (const stop of stops) stop();
      resolve(answer);
    };
    emit('catalog:add-to-cart-requested', { requestId, productId, quantity });
  });
}
