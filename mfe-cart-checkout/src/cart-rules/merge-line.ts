import type { CartLine } from 'shared-contracts';

/** The cart with this line: in the place of the one of the same product, else last (CAT-16). */
export function mergeLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return lines.some((other) => other.ProductId === line.ProductId)
    ? lines.map((other) => (other.ProductId === line.ProductId ? line : other))
    : [...lines, line];
}
