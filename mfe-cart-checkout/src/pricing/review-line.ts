import type { CartLine } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { cartData, PricedLine } from 'shared-contracts/api/cart-data';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import { cartMaximum } from 'shared-contracts/domain/cart-maximum';
import { addPaise, fromRupees, type Paise, paise, timesPaise } from 'shared-contracts/domain/money';
import { isProductId } from './priceable-lines.ts';

export type PricedCart = CallAnswer<typeof cartData>;

/** A change that the shopper must see before paying (CART-04). */
export type LineConcern =
  | { readonly kind: 'price-changed'; readonly from: Paise; readonly to: Paise }
  | { readonly kind: 'over-maximum'; readonly maximum: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'discontinued' }
  /** The server prices only this many lines per order. */
  | { readonly kind: 'beyond-limit'; readonly limit: number };

/** A stored line with the server's current facts. */
export interface ReviewedLine {
  readonly line: CartLine;
  /** Undefined while loading and for an unknown product. */
  readonly product: PricedLine | undefined;
  readonly unitPrice: Paise;
  readonly lineTotal: Paise;
  readonly maximum: number;
  readonly concern: LineConcern | null;
  /** False blocks checkout until the shopper accepts, changes or removes the line. */
  readonly sellable: boolean;
}

/** Rupees. Stored prices above this, or below 0, were not written by the store. */
const MAX_PRICE = 10_000_000;

/** Compares a line with the server's answer; without one, the stored facts apply. */
export function reviewLine(line: CartLine, priced: PricedCart | undefined): ReviewedLine {
  const product = priced?.productsData.find((other) => other.ProductId === line.ProductId);
  const stored = storedPrice(line);
  const unitPrice = product ? fromRupees(product.DiscountedPrice) : stored;
  const maximum = product
    ? cartMaximum(product.OrderMaximumQuantity, product.StockQuantity)
    : cartMaximum(line.OrderMaximumQuantity, Number.POSITIVE_INFINITY);
  const lineTotal = timesPaise(unitPrice, Math.min(line.Quantity, CART_LIMITS.quantity));
  const concern = priced ? concernOf(line, { priced, product, stored, unitPrice, maximum }) : null;
  return { line, product, unitPrice, lineTotal, maximum, concern, sellable: isPurchasable(concern) };
}

interface Found extends Pick<ReviewedLine, 'product' | 'unitPrice' | 'maximum'> {
  readonly priced: PricedCart;
  readonly stored: Paise;
}

function concernOf(line: CartLine, { priced, product, stored, unitPrice, maximum }: Found): LineConcern | null {
  if (priced.unknown.includes(line.ProductId) || !isProductId(line.ProductId)) return { kind: 'discontinued' };
  if (!product) {
    // The next answer covers a line that another tab has just added.
    const answered = priced.productsData.length + priced.unknown.length;
    return answered >= CART_LIMITS.lines ? { kind: 'beyond-limit', limit: CART_LIMITS.lines } : null;
  }
  if (maximum === 0) return { kind: 'sold-out' };
  if (line.Quantity > maximum) return { kind: 'over-maximum', maximum };
  return unitPrice === stored ? null : { kind: 'price-changed', from: stored, to: unitPrice };
}

/** A lower price is only pointed out; a higher one must be accepted. */
function isPurchasable(concern: LineConcern | null): boolean {
  return concern === null || (concern.kind === 'price-changed' && concern.to < concern.from);
}

function storedPrice({ Price }: CartLine): Paise {
  return Price >= 0 && Price <= MAX_PRICE ? fromRupees(Price) : paise(0);
}

/** The line has a quantity and a total: it can be bought, possibly after a change. */
export function isCountable({ concern }: ReviewedLine): boolean {
  switch (concern?.kind) {
    case 'sold-out':
    case 'discontinued':
    case 'beyond-limit':
      return false;
    case undefined:
    case 'over-maximum':
    case 'price-changed':
      return true;
  }
}

export function subtotalOf(lines: readonly ReviewedLine[]): Paise {
  return addPaise(...lines.filter(isCountable).map(({ lineTotal }) => lineTotal));
}

/** What the struck prices of the lines would cost more; 0 for none. */
export function savingOf(lines: readonly ReviewedLine[]): Paise {
  return addPaise(
    ...lines.filter(isCountable).flatMap((item) => {
      const old = oldPriceOf(item);
      return old === null ? [] : [paise(timesPaise(old, item.line.Quantity) - item.lineTotal)];
    }),
  );
}

/** The struck price of an item; null without one. */
export function oldPriceOf({ product, unitPrice }: ReviewedLine): Paise | null {
  const old = product?.OldPrice ? fromRupees(product.OldPrice) : null;
  return old !== null && old > unitPrice ? old : null;
}

/** The line with the facts that the shopper has seen. */
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
