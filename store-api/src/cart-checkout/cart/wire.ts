import type { WireAnswer } from 'shared-contracts/api/call';
import type { cartData, PricedLine } from 'shared-contracts/api/cart-data';
import type { CouponFault } from 'shared-contracts/api/shapes/coupon-fault';
import type { TaxLine } from 'shared-contracts/api/shapes/tax-line';
import { toRupees } from 'shared-contracts/domain/money';
import type { CouponRefusal } from '../coupons/coupon-discount.ts';
import type { TaxSum } from '../pricing/price-cart.ts';
import type { Quote, QuotedLine } from './quote.ts';
import { isHeld, lineFault } from './refusal.ts';

/** A quote as `cart-data` answers it: rupees and percent. */
export function pricedCartOnTheWire({ cart, arrival, unknown, couponRefusal }: Quote): WireAnswer<typeof cartData> {
  return {
    productsData: cart.lines.map(pricedLine),
    shippingSubTotal: toRupees(cart.shipping),
    discount: toRupees(cart.discount),
    ...couponFaultOnTheWire(couponRefusal),
    taxLines: cart.taxes.map(taxLine),
    taxTotal: toRupees(cart.taxTotal),
    total: toRupees(cart.total),
    unknown: [...unknown],
    arrivalDays: arrival.days,
    isServed: arrival.isServed,
  };
}

export function couponFaultOnTheWire(refusal: CouponRefusal | null): { readonly couponFault?: CouponFault } {
  if (!refusal) return {};
  if (refusal.reason !== 'below-minimum') return { couponFault: { reason: refusal.reason } };
  return { couponFault: { reason: refusal.reason, missing: toRupees(refusal.missing) } };
}

export function taxLine(tax: TaxSum): TaxLine {
  return {
    rate: tax.rate / 100,
    taxable: toRupees(tax.taxable),
    cgst: toRupees(tax.cgst),
    sgst: toRupees(tax.sgst),
    igst: toRupees(tax.igst),
  };
}

function pricedLine(line: QuotedLine): PricedLine {
  // What others hold is not sold out: whoever goes on to the payment can wait for it there.
  const [stock, code] = isHeld(line) ? [line.inStock, null] : [line.available, lineFault(line)];
  return {
    ProductId: line.productId,
    ProductName: line.name,
    Slug: line.slug,
    CategorySlug: line.categorySlug,
    Price: toRupees(line.price),
    DiscountedPrice: toRupees(line.discountedPrice),
    OldPrice: line.oldPrice === null ? null : toRupees(line.oldPrice),
    Quantity: line.quantity,
    OrderMaximumQuantity: line.orderMaximum,
    StockQuantity: stock,
    MaximumQuantity: Math.min(line.orderMaximum, stock),
    Image: line.image,
    Material: line.material,
    IsDigitalProduct: line.isDigital,
    IsSwatch: line.isSwatch,
    GstRate: line.gstRate / 100,
    HsnCode: line.hsnCode,
    ...(code ? { Code: code } : {}),
  };
}
