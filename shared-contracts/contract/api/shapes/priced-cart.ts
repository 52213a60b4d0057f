import * as v from 'valibot';
import { CouponFault } from './coupon-fault.ts';
import { Image } from './image.ts';
import { TaxLine } from './tax-line.ts';

/** A cart line as the server prices it. Price and DiscountedPrice are rupees per unit, tax-inclusive. */
export const PricedLine = v.object({
  ProductId: v.number(),
  ProductName: v.string(),
  Slug: v.string(),
  CategorySlug: v.string(),
  Price: v.number(),
  /** Below Price only while a promotion rule runs. */
  DiscountedPrice: v.number(),
  /** The struck price that pages show, above DiscountedPrice; null without one, absent from an API of an earlier release. */
  OldPrice: v.optional(v.nullable(v.number())),
  Quantity: v.number(),
  /** The most units of it one order may hold, 10 when the product states none; stock is another matter. */
  OrderMaximumQuantity: v.number(),
  /** Units this person could buy now. */
  StockQuantity: v.number(),
  /** The lesser of both, 0 when it is sold out; absent from an API of an earlier release. */
  MaximumQuantity: v.optional(v.number()),
  Image: v.nullable(Image),
  Material: v.string(),
  IsDigitalProduct: v.boolean(),
  /** Of swatches one order may hold five. */
  IsSwatch: v.optional(v.boolean(), false),
  /** Percent. */
  GstRate: v.number(),
  HsnCode: v.string(),
  /** Why the line cannot be bought in its present quantity; absent when it can. Products no longer sold are in `unknown`. */
  Code: v.optional(v.picklist(['out-of-stock', 'over-limit'])),
});
export type PricedLine = v.InferOutput<typeof PricedLine>;

/**
 * Rupees. total = lines - discount + shippingSubTotal, with taxTotal contained in it. Lines of one product are
 * merged. A coupon that does not apply is discount 0, and `couponFault` says why. Without a state the store's own is
 * assumed.
 */
export const PricedCart = v.object({
  productsData: v.array(PricedLine),
  shippingSubTotal: v.number(),
  discount: v.number(),
  couponFault: v.optional(CouponFault),
  taxLines: v.array(TaxLine),
  taxTotal: v.number(),
  total: v.number(),
  /** Products that are no longer sold. */
  unknown: v.array(v.number()),
  /** Days until all of it is there, to the postal code or else in all of India; null where nothing is carried or promised. */
  arrivalDays: v.optional(v.nullable(v.number()), null),
  /** false: the postal code is not delivered to. */
  isServed: v.optional(v.boolean(), true),
});
