import type { CartLine } from 'shared-contracts';

/** `cartJsonData` of a call: only what the server believes of a cart line. */
export function cartJson(lines: readonly Pick<CartLine, 'ProductId' | 'Quantity'>[]): string {
  return JSON.stringify(lines.map(({ ProductId, Quantity }) => ({ ProductId, Quantity })));
}
