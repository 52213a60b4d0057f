import { addPaise, type Paise, paise, timesPaise } from 'shared-contracts/domain/money';
import { apportion } from './apportion.ts';
import { type ContainedGst, containedGst, type RateBasisPoints, type Supply } from './gst.ts';

/** A product as far as its price goes, and how many of it. Prices are tax-inclusive, per piece. */
export interface SaleLine {
  readonly productId: number;
  readonly quantity: number;
  readonly price: Paise;
  /** Below `price` only while a promotion rule runs, and only if the price before may be struck through. */
  readonly discountedPrice: Paise;
  readonly isPromoted: boolean;
  /** Tax-inclusive, once per line; 0 for a free or digital one. */
  readonly shippingFee: Paise;
  readonly gstRate: RateBasisPoints;
}

interface PricedSaleLine extends ContainedGst {
  /** Pieces times price, before coupon and shipping. */
  readonly amount: Paise;
  readonly couponShare: Paise;
  readonly shipping: Paise;
  /** What the line adds to the total: amount - couponShare + shipping, GST contained in it. */
  readonly charged: Paise;
}

export interface TaxSum extends ContainedGst {
  readonly rate: RateBasisPoints;
}

export interface PricedCart<Line extends SaleLine = SaleLine> {
  readonly lines: readonly (Line & PricedSaleLine)[];
  readonly itemsTotal: Paise;
  readonly discount: Paise;
  readonly shipping: Paise;
  /** Per rate, ascending. */
  readonly taxes: readonly TaxSum[];
  readonly taxTotal: Paise;
  readonly total: Paise;
}

export function lineAmount(line: Pick<SaleLine, 'discountedPrice' | 'quantity'>): Paise {
  return timesPaise(line.discountedPrice, line.quantity);
}

/**
 * Prices a cart. A coupon's discount lowers the value of supply of each line in proportion, and shipping shares
 * the rate of the goods it brings (a composite supply), so GST is split per line from what the line really costs.
 */
export function priceCart<Line extends SaleLine>(sale: {
  readonly lines: readonly Line[];
  /** What a coupon takes off, at most the goods' total. */
  readonly discount: Paise;
  readonly supply: Supply;
}): PricedCart<Line> {
  const amounts = sale.lines.map(lineAmount);
  const couponShares = apportion(sale.discount, amounts);
  const lines = sale.lines.map((line, index) => {
    const amount = amounts[index] ?? paise(0);
    const couponShare = couponShares[index] ?? paise(0);
    const shipping = line.shippingFee;
    const charged = paise(amount - couponShare + shipping);
    return { ...line, amount, couponShare, shipping, charged, ...containedGst(charged, line.gstRate, sale.supply) };
  });
  const sum = (of: (line: PricedSaleLine) => Paise) => addPaise(...lines.map(of));
  return {
    lines,
    itemsTotal: sum((line) => line.amount),
    discount: sum((line) => line.couponShare),
    shipping: sum((line) => line.shipping),
    taxes: sumTaxes(lines),
    taxTotal: sum((line) => addPaise(line.cgst, line.sgst, line.igst)),
    total: sum((line) => line.charged),
  };
}

/** Adds up the GST of lines by rate. Shared by the cart and the order, so that both show the same. */
export function sumTaxes(lines: readonly (ContainedGst & { readonly gstRate: RateBasisPoints })[]): TaxSum[] {
  const rates = [...new Set(lines.map((line) => line.gstRate))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const ofRate = lines.filter((line) => line.gstRate === rate);
    const sum = (of: (line: ContainedGst) => Paise) => addPaise(...ofRate.map(of));
    return {
      rate,
      taxable: sum((line) => line.taxable),
      cgst: sum((line) => line.cgst),
      sgst: sum((line) => line.sgst),
      igst: sum((line) => line.igst),
    };
  });
}
