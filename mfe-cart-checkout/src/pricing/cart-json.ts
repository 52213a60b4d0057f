import type { CartLine } from 'shared-contracts';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';

/**
 * `cartJsonData` of a call: the part of a line that the server trusts. Quantities are capped at the API's limit, so that
 * one invalid line does not leave the others without prices.
 */
export function cartJson(lines: readonly Pick<CartLine, 'ProductId' | 'Quantity'>[]): string {
  return JSON.stringify(
    lines.map(({ ProductId, Quantity }) => ({ ProductId, Quantity: Math.min(Quantity, CART_LIMITS.quantity) })),
  );
}
