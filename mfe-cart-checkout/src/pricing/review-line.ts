import type { CartLine } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { cartData, PricedLine } from 'shared-contracts/api/cart-data';
import { addPaise, fromRupees, type Paise, timesPaise } from 'shared-contracts/domain/money';
import { maximumQuantity } from '../cart-rules/maximum.ts';

export type PricedCart = CallAnswer<typeof cartData>;

/** What the shopper must know about a line before paying for it (CART-04). */
export type LineConcern =
  | { readonly kind: 'price-changed'; readonly from: Paise; readonly to: Paise }
  | { readonly kind: 'over-maximum'; readonly maximum: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'vanished' };

/** A stored cart line beside what the server says of it now. */
export interface ReviewedLine {
  readonly line: CartLine;
  /** Undefined until the server has answered, and for a product it no longer knows. */
  readonly product: PricedLine | undefined;
  readonly unitPrice: Paise;
  readonly lineTotal: Paise;
  readonly maximum: number;
  readonly concern: LineConcern | null;
  /** False keeps the cart from checking out until the shopper has changed the line. */
  readonly sellable: boolean;
}

/** Compares a line with the server's answer; without one, the stored facts stand. */
export function reviewLine(line: CartLine, priced: PricedCart | undefined): ReviewedLine {
  const product = priced?.productsData.find((other) => other.ProductId === line.ProductId);
  const stored = fromRupees(line.Price);
  const unitPrice = product ? fromRupees(product.DiscountedPrice) : stored;
  const maximum = product
    ? maximumQuantity(product.OrderMaximumQuantity, product.StockQuantity)
    : maximumQuantity(line.OrderMaximumQuantity, Number.POSITIVE_INFINITY);
  const reviewed = { line, product, unitPrice, lineTotal: timesPaise(unitPrice, line.Quantity), maximum };
  if (priced?.unknown.includes(line.ProductId)) return { ...reviewed, concern: { kind: 'vanished' }, sellable: false };
  if (maximum === 0) return { ...reviewed, concern: { kind: 'sold-out' }, sellable: false };
  if (line.Quantity > maximum) return { ...reviewed, concern: { kind: 'over-maximum', maximum }, sellable: false };
  if (unitPrice !== stored) {
    return { ...reviewed, concern: { kind: 'price-changed', from: stored, to: unitPrice }, sellable: true };
  }
  return { ...reviewed, concern: null, sellable: true };
}

/** The sum of what can be bought. */
export function subtotalOf(lines: readonly ReviewedLine[]): Paise {
  return addPaise(
    ...lines
      .filter(({ concern }) => concern?.kind !== 'vanished' && concern?.kind !== 'sold-out')
      .map(({ lineTotal }) => lineTotal),
  );
}

/** The line as the shopper has now seen it: what the store keeps once they go on to checkout. */
export function acceptedLine({ line, product }: ReviewedLine): CartLine {
  if (!product) return line;
  return {
    ...line,
    ProductName: product.ProductName,
    Price: product.DiscountedPrice,
    OrderMaximumQuantity: product.OrderMaximumQuantity,
    Material: product.Material,
  };
}
