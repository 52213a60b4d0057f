import { DEFAULT_MAXIMUM_QUANTITY } from 'shared-contracts/domain/constants';

/**
 * The most pieces of a product a cart may hold: the lesser of its order maximum (absent or 0 means 10) and the
 * stock, in pieces (CAT-15). 0 when it is sold out.
 */
export function maximumQuantity(orderMaximum: number | null | undefined, stock: number): number {
  return Math.max(0, Math.min(orderMaximum || DEFAULT_MAXIMUM_QUANTITY, stock));
}
