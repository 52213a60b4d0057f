import type { CartLine } from 'shared-contracts';

/** Replaces the line of the same product, else appends (CAT-16). */
export function mergeLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return lines.some((other) => other.ProductId === line.ProductId)
    ? lines.map((other) => (other.ProductId === line.ProductId ? line : other))
    : [...lines, line];
}
