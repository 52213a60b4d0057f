import type { RequestedLine } from 'shared-contracts/api/shapes/cart-json';
import { type Paise, paise } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { type CouponRefusal, type CouponRule, judgeCoupon } from '../coupons/coupon-discount.ts';
import { findCoupon } from '../coupons/coupons-repository.ts';
import type { Supply } from '../pricing/gst.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { type Delivery, withZoneFee } from '../pricing/zone-fee.ts';
import { arrivalOf, type CartArrival } from './arrival.ts';
import { type ProductForSale, productsForSale } from './products-for-sale.ts';

/** The most swatches an order may hold, of all together (CAT-38). */
const MOST_SWATCHES = 5;

/** A line of a cart as it could be sold now. */
export type QuotedLine = ProductForSale & { readonly quantity: number };

export interface Quote {
  readonly cart: PricedCart<QuotedLine>;
  readonly arrival: CartArrival;
  /** Products that are not sold any more. */
  readonly unknown: readonly number[];
  /** The coupon that lowered the price; null when none was given or it does not apply. */
  readonly coupon: CouponRule | null;
  /** Why the coupon that was given does not apply. */
  readonly couponRefusal: CouponRefusal | null;
}

export interface QuoteRequest {
  readonly lines: readonly RequestedLine[];
  /** '' for none. */
  readonly couponCode: string;
  /** Who buys: decides the first order and whose reservations do not count against them. */
  readonly userId: number | null;
  readonly supply: Supply;
  readonly delivery: Delivery;
  readonly now: Date;
}

/** What a cart costs by the catalogue, the coupons and the stock as they are now. */
export async function quoteCart(db: Db, request: QuoteRequest): Promise<Quote> {
  const requested = mergeLines(request.lines);
  const products = await productsForSale(db, {
    productIds: requested.map((line) => line.ProductId),
    userId: request.userId,
    now: request.now,
  });
  const sold = requested.flatMap(({ ProductId, Quantity }) => {
    const product = products.get(ProductId);
    return product ? [{ ...product, quantity: Quantity }] : [];
  });
  const lines = withZoneFee(atMostFiveSwatches(sold), request.delivery);
  const unknown = requested.map((line) => line.ProductId).filter((id) => !products.has(id));
  const { discount, ...applied } = await applyCoupon(db, request, lines);
  return {
    cart: priceCart({ lines, discount, supply: request.supply }),
    arrival: arrivalOf(lines, request.delivery, request.now),
    unknown,
    ...applied,
  };
}

async function applyCoupon(
  db: Db,
  request: QuoteRequest,
  lines: readonly QuotedLine[],
): Promise<Pick<Quote, 'coupon' | 'couponRefusal'> & { readonly discount: Paise }> {
  const refused = (couponRefusal: CouponRefusal | null) => ({ coupon: null, couponRefusal, discount: paise(0) });
  if (request.couponCode.trim() === '') return refused(null);
  const found = await findCoupon(db, request.couponCode, request.userId);
  if (!found) return refused({ applies: false, reason: 'unknown' });
  const { coupon, usage } = found;
  const verdict = judgeCoupon(coupon, { lines, usage, now: request.now });
  return verdict.applies ? { coupon, couponRefusal: null, discount: verdict.discount } : refused(verdict);
}

/** Each swatch may have what those before it leave of the five. */
function atMostFiveSwatches(lines: readonly QuotedLine[]): readonly QuotedLine[] {
  let left = MOST_SWATCHES;
  return lines.map((line) => {
    if (!line.isSwatch) return line;
    const orderMaximum = Math.min(line.orderMaximum, left);
    left -= Math.min(line.quantity, orderMaximum);
    return { ...line, orderMaximum };
  });
}

/** One line per product, quantities added, in order of first appearance. */
function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<number, number>();
  for (const { ProductId, Quantity } of lines) quantities.set(ProductId, (quantities.get(ProductId) ?? 0) + Quantity);
  return [...quantities].map(([ProductId, Quantity]) => ({ ProductId, Quantity }));
}
