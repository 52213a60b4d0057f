import type { CartLine } from 'shared-contracts';

/** Merges lines of the same product and adds up their units. */
export function oneLinePerProduct(lines: readonly CartLine[]): readonly CartLine[] {
  const byProduct = new Map<number, CartLine>();
  for (const line of lines) {
    const before = byProduct.get(line.ProductId);
    byProduct.set(line.ProductId, before ? { ...before, Quantity: before.Quantity + line.Quantity } : line);
  }
  return byProduct.size === lines.length ? lines : [...byProduct.values()];
}
