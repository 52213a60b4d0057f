import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import { cartMaximum } from 'shared-contracts/domain/cart-maximum';
import type { CartPrices, PricedItem } from 'shared-contracts/domain/cart-prices';
import { addPaise, type Paise, paise, timesPaise } from 'shared-contracts/domain/money';
import { acceptSeen, type CartItem } from './cart-items.ts';
import { isProductId } from './price-request.ts';

/** A change that the shopper must see before paying (CART-04). */
export type LineConcern =
  | { readonly kind: 'price-changed'; readonly from: Paise; readonly to: Paise }
  | { readonly kind: 'over-maximum'; readonly maximum: number }
  | { readonly kind: 'sold-out' }
  /** The order has the swatches that it may hold. */
  | { readonly kind: 'swatches-full' }
  | { readonly kind: 'discontinued' }
  /** The server prices only this many lines per order. */
  | { readonly kind: 'beyond-limit'; readonly limit: number };

/** An item with the server's current facts; its name and material are in the page's language once the server has answered. */
export interface ReviewedLine extends Pick<CartItem, 'productId' | 'name' | 'quantity' | 'material'> {
  /** Undefined while loading and for an unknown product. */
  readonly product: PricedItem | undefined;
  readonly unitPrice: Paise;
  readonly lineTotal: Paise;
  readonly maximum: number;
  readonly concern: LineConcern | null;
  /** False blocks checkout until the shopper accepts, changes or removes the line. */
  readonly sellable: boolean;
  /** The item with the facts that the shopper sees. */
  readonly seen: CartItem;
}

/** Compares an item with the server's answer; without one, what is stored applies. */
export function reviewLine(item: CartItem, prices: CartPrices | undefined): ReviewedLine {
  const product = prices?.items.find(({ productId }) => productId === item.productId);
  const seen = product ? seenItem(item, product) : item;
  const { productId, name, quantity, material, price: unitPrice } = seen;
  const maximum = product?.maximum ?? cartMaximum(item.orderMaximum, Number.POSITIVE_INFINITY);
  const lineTotal = timesPaise(unitPrice, Math.min(quantity, CART_LIMITS.quantity));
  const concern = prices ? concernOf(item, { prices, product, unitPrice, maximum }) : null;
  return {
    productId,
    name,
    quantity,
    material,
    product,
    unitPrice,
    lineTotal,
    maximum,
    concern,
    sellable: isPurchasable(concern),
    seen,
  };
}

function seenItem(item: CartItem, { name, unitPrice: price, orderMaximum, material = '' }: PricedItem): CartItem {
  return { ...item, name, price, orderMaximum, material };
}

interface Found extends Pick<ReviewedLine, 'product' | 'unitPrice' | 'maximum'> {
  readonly prices: CartPrices;
}

function concernOf(item: CartItem, { prices, product, unitPrice, maximum }: Found): LineConcern | null {
  if (prices.discontinued.includes(item.productId) || !isProductId(item.productId)) return { kind: 'discontinued' };
  if (!product) {
    // The next answer covers a line that another tab has just added.
    const answered = prices.items.length + prices.discontinued.length;
    return answered >= CART_LIMITS.lines ? { kind: 'beyond-limit', limit: CART_LIMITS.lines } : null;
  }
  if (maximum === 0) return { kind: product.isSwatch && product.orderMaximum === 0 ? 'swatches-full' : 'sold-out' };
  if (item.quantity > maximum) return { kind: 'over-maximum', maximum };
  return unitPrice === item.price ? null : { kind: 'price-changed', from: item.price, to: unitPrice };
}

/** A lower price is only pointed out; a higher one must be accepted. */
function isPurchasable(concern: LineConcern | null): boolean {
  return concern === null || (concern.kind === 'price-changed' && concern.to < concern.from);
}

/** The line has a quantity and a total: it can be bought, possibly after a change. */
export function isCountable({ concern }: ReviewedLine): boolean {
  switch (concern?.kind) {
    case 'sold-out':
    case 'swatches-full':
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
    ...lines.filter(isCountable).flatMap(({ product, quantity, lineTotal }) => {
      const old = product?.oldPrice;
      return old === undefined ? [] : [paise(timesPaise(old, quantity) - lineTotal)];
    }),
  );
}

/** Stores the current prices of lines that the shopper has seen. */
export function acceptPrices(lines: readonly ReviewedLine[]): void {
  acceptSeen(lines.map(({ seen }) => seen));
}
