import type { CartLine } from 'shared-contracts';

/** The most units that can still be added to this cart; at least 1, where the quantity starts. */
export function choosableQuantity(maximum: number, productId: number, cart: readonly CartLine[]): number {
  const inCart = cart.find(({ ProductId }) => ProductId === productId)?.Quantity ?? 0;
  return Math.max(1, maximum - inCart);
}
