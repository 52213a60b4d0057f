import type { CartLine } from 'shared-contracts';
import { DEFAULT_MAXIMUM_QUANTITY } from 'shared-contracts/domain/constants';

interface Stocked {
  readonly OrderMaximumQuantity: number;
  readonly StockQuantity: number;
}

/** Most pieces of a product that a cart may hold: the lesser of its order maximum (0: none stated) and its stock (CAT-15). */
export function maximumQuantity({ OrderMaximumQuantity, StockQuantity }: Stocked): number {
  const orderMaximum = OrderMaximumQuantity > 0 ? OrderMaximumQuantity : DEFAULT_MAXIMUM_QUANTITY;
  return Math.max(0, Math.min(orderMaximum, StockQuantity));
}

/** Most pieces that may still be chosen, given what the cart holds; at least 1, where choosing starts. */
export function choosableQuantity(maximum: number, productId: number, cart: readonly CartLine[]): number {
  const inCart = cart.find(({ ProductId }) => ProductId === productId)?.Quantity ?? 0;
  return Math.max(1, maximum - inCart);
}
