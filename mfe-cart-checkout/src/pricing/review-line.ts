import type { CartLine } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { cartData, PricedLine } from 'shared-contracts/api/cart-data';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import { cartMaximum } from 'shared-contracts/domain/cart-maximum';
import { addPaise, fromRupees, type Paise, paise, timesPaise } from 'shared-contracts/domain/money';
import { isProductId } from './priceable-lines.ts';

export type PricedCart = CallAnswer<typeof cartData>;

/** What the shopper must know about a line before paying for it (CART-04). */
export type LineConcern =
  | { readonly kind: 'price-changed'; readonly from: Paise; readonly to: Paise }
  | { readonly kind: 'over-maximum'; readonly maximum: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'vanished' }
  /** The server was asked and said nothing of it: it prices so many lines in one order and no more. */
  | { readonly kind: 'beyond-limit'; readonly limit: number };

/** A stored cart line beside what the server says of it now. */
export interface ReviewedLine {
  readonly line: CartLine;
  /** Undefined until the server has answered, and for a product it no longer knows. */
  readonly product: PricedLine | undefined;
  readonly unitPrice: Paise;
  readonly lineTotal: Paise;
  readonly maximum: number;
  readonly concern: LineConcern | null;
  /** False keeps the cart from checking out until the shopper has accepted, changed or removed the line. */
  readonly sellable: boolean;
}

/** Rupees. No piece costs more: what storage holds above it, or below 0, was not written by the store. */
const DEAREST = 10_000_000;

/** Compares a line with the server's answer; without one, the stored facts stand. */
export function reviewLine(line: CartLine, priced: PricedCart | undefined): ReviewedLine {
  const product = priced?.productsData.find((other) => other.ProductId === line.ProductId);
  const stored = storedPrice(line);
  const unitPrice = product ? fromRupees(product.DiscountedPrice) : stored;
  const maximum = product
    ? cartMaximum(product.OrderMaximumQuantity, product.StockQuantity)
    : cartMaximum(line.OrderMaximumQuantity, Number.POSITIVE_INFINITY);
  const lineTotal = timesPaise(unitPrice, Math.min(line.Quantity, CART_LIMITS.quantity));
  const concern = priced ? concernOf(line, { priced, product, stored, unitPrice, maximum }) : null;
  return { line, product, unitPrice, lineTotal, maximum, concern, sellable: mayBeSold(concern) };
}

interface Found extends Pick<ReviewedLine, 'product' | 'unitPrice' | 'maximum'> {
  readonly priced: PricedCart;
  readonly stored: Paise;
}

function concernOf(line: CartLine, { priced, product, stored, unitPrice, maximum }: Found): LineConcern | null {
  if (priced.unknown.includes(line.ProductId) || !isProductId(line.ProductId)) return { kind: 'vanished' };
  if (!product) {
    // A line that has just come in another tab is no concern yet: the next answer names it.
    const answered = priced.productsData.length + priced.unknown.length;
    return answered >= CART_LIMITS.lines ? { kind: 'beyond-limit', limit: CART_LIMITS.lines } : null;
  }
  if (maximum === 0) return { kind: 'sold-out' };
  if (line.Quantity > maximum) return { kind: 'over-maximum', maximum };
  return unitPrice === stored ? null : { kind: 'price-changed', from: stored, to: unitPrice };
}

/** A price that has fallen is only pointed out; one that has risen waits for the shopper's word. */
function mayBeSold(concern: LineConcern | null): boolean {
  return concern === null || (concern.kind === 'price-changed' && concern.to < concern.from);
}

function storedPrice({ Price }: CartLine): Paise {
  return Price >= 0 && Price <= DEAREST ? fromRupees(Price) : paise(0);
}

/** Whether the line is worth a quantity and a total: it can be bought, be it after a change. */
export function isCountable({ concern }: ReviewedLine): boolean {
  switch (concern?.kind) {
    case 'sold-out':
    case 'vanished':
    case 'beyond-limit':
      return false;
    case undefined:
    case 'over-maximum':
    case 'price-changed':
      return true;
  }
}

/** The sum of what can be bought. */
export function subtotalOf(lines: readonly ReviewedLine[]): Paise {
  return addPaise(...lines.filter(isCountable).map(({ lineTotal }) => lineTotal));
}

/** The line as the shopper has now seen it: what the store keeps once they go on. */
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
