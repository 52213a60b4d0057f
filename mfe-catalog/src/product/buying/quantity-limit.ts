import type { CartLine } from 'shared-contracts';

/** Most pieces that may still be chosen, given what the cart holds; at least 1, where choosing starts. */
export function choosableQuantity(maximum: number, productId: number, cart: readonly CartLine[]): number {
  const inCart = cart.find(({ ProductId }) => ProductId === productId)?.Quantity ?? 0;
  return Math.max(1, maximum - inCart);
}
