import type { RequestedLine } from 'shared-contracts/api/shapes/cart-json';

/** One line per product, quantities added, in order of first appearance. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<number, number>();
  for (const { ProductId, Quantity } of lines) quantities.set(ProductId, (quantities.get(ProductId) ?? 0) + Quantity);
  return [...quantities].map(([ProductId, Quantity]) => ({ ProductId, Quantity }));
}
