import type { RefusedLine } from 'shared-contracts/api/shapes/payment-refusal';
import { type Paise, toRupees } from 'shared-contracts/domain/money';
import type { Quote, QuotedLine } from './quote.ts';

/** Why a hand-off is refused, with current values in rupees. */
export interface Refusal {
  readonly code: 'price-changed' | 'out-of-stock' | 'over-limit' | 'coupon-invalid';
  readonly total: number;
  readonly lines: readonly RefusedLine[];
}

/**
 * Null when the hand-off may be paid. Unavailable lines come before a changed price: the total matters only once the
 * lines are right.
 */
export function refusalOf(
  quote: Quote,
  requested: { readonly amount: Paise; readonly couponCode: string },
): Refusal | null {
  const lines = [...quote.unknown.map(unknownLine), ...quote.cart.lines.flatMap(refusedLine)];
  const total = toRupees(quote.cart.total);
  if (lines.length > 0) {
    const code = lines.every((line) => line.code === 'over-limit') ? 'over-limit' : 'out-of-stock';
    return { code, total, lines };
  }
  if (requested.couponCode.trim() !== '' && quote.coupon === null) return { code: 'coupon-invalid', total, lines };
  if (requested.amount !== quote.cart.total) return { code: 'price-changed', total, lines };
  return null;
}

function unknownLine(ProductId: number): RefusedLine {
  return { ProductId, code: 'unknown', Price: 0, StockQuantity: 0 };
}

function refusedLine(line: QuotedLine): RefusedLine[] {
  const code = lineFault(line);
  if (!code) return [];
  const shown = { Price: toRupees(line.discountedPrice), StockQuantity: line.available };
  return [{ ProductId: line.productId, code, ...shown, ...(isHeld(line) && { IsHeld: true }) }];
}

/** The pieces are there, but others hold them or come first: they may be waited for (decision 0070). */
export function isHeld(line: QuotedLine): boolean {
  return line.quantity > line.available && line.quantity <= Math.min(line.inStock, line.orderMaximum);
}

/** Why a line cannot be sold as it is, or null when it can. */
export function lineFault(line: QuotedLine): 'out-of-stock' | 'over-limit' | null {
  if (line.quantity > line.available) return 'out-of-stock';
  return line.quantity > line.orderMaximum ? 'over-limit' : null;
}
