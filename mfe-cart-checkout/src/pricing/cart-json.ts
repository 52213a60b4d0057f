import type { CartLine } from 'shared-contracts';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';

/**
 * `cartJsonData` of a call: only what the server believes of a cart line. A planted quantity beyond what it reads is
 * asked for as the most it reads, so that one nonsense line does not cost the others their prices.
 */
export function cartJson(lines: readonly Pick<CartLine, 'ProductId' | 'Quantity'>[]): string {
  return JSON.stringify(
    lines.map(({ ProductId, Quantity }) => ({ ProductId, Quantity: Math.min(Quantity, CART_LIMITS.quantity) })),
  );
}
