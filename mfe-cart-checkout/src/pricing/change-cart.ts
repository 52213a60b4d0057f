import { $cartLines } from 'shared-contracts';
import { oneLinePerProduct } from './one-line-per-product.ts';
import { acceptedLine, type ReviewedLine } from './review-line.ts';

/** What a shopper may do to a line of the cart, wherever it is shown. Each takes effect in every tab at once. */

export function setQuantity(productId: number, Quantity: number): void {
  const lines = oneLinePerProduct($cartLines.get());
  $cartLines.set(lines.map((line) => (line.ProductId === productId ? { ...line, Quantity } : line)));
}

export function removeLine(productId: number): void {
  $cartLines.set($cartLines.get().filter((line) => line.ProductId !== productId));
}

/** The shopper has seen these lines as the server prices them now: that is what the cart keeps. */
export function acceptPrices(items: readonly ReviewedLine[]): void {
  const accepted = new Map(items.map((item) => [item.line.ProductId, item]));
  $cartLines.set(
    oneLinePerProduct($cartLines.get()).map((line) => {
      const item = accepted.get(line.ProductId);
      return item ? { ...acceptedLine(item), Quantity: line.Quantity } : line;
    }),
  );
}
