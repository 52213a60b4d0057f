import { $cartLines } from 'shared-contracts';
import { oneLinePerProduct } from './one-line-per-product.ts';
import { acceptedLine, type ReviewedLine } from './review-line.ts';

export function setQuantity(productId: number, Quantity: number): void {
  const lines = oneLinePerProduct($cartLines.get());
  $cartLines.set(lines.map((line) => (line.ProductId === productId ? { ...line, Quantity } : line)));
}

export function removeLine(productId: number): void {
  $cartLines.set($cartLines.get().filter((line) => line.ProductId !== productId));
}

/** Stores the current prices of lines that the shopper has seen. */
export function acceptPrices(items: readonly ReviewedLine[]): void {
  const accepted = new Map(items.map((item) => [item.line.ProductId, item]));
  $cartLines.set(
    oneLinePerProduct($cartLines.get()).map((line) => {
      const item = accepted.get(line.ProductId);
      return item ? { ...acceptedLine(item), Quantity: line.Quantity } : line;
    }),
  );
}
