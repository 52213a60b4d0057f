import { type EventPayload, emit, on } from 'shared-contracts';

type Wish = EventPayload<'catalog:add-to-cart-requested'>;
type Refusal = Pick<EventPayload<'cart:line-refused'>, 'reason' | 'maximum'>;

/** Replaces the cart's owner until `stop`: accepts every add-to-cart request, or refuses it. */
export function fakeCart(refusal?: Refusal): { readonly wishes: readonly Wish[]; readonly stop: () => void } {
  const wishes: Wish[] = [];
  const stop = on('catalog:add-to-cart-requested', (wish) => {
    wishes.push(wish);
    const { requestId, productId, quantity } = wish;
    if (refusal) emit('cart:line-refused', { requestId, productId, ...refusal });
    else emit('cart:line-added', { requestId, productId, quantity });
  });
  return { wishes, stop };
}
