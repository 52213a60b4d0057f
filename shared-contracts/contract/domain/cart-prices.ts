import type { InferOutput } from 'valibot';
import type { Image } from '../api/shapes/image.ts';
import type { PricedCart, PricedLine } from '../api/shapes/priced-cart.ts';
import { cartMaximum } from './cart-maximum.ts';
import { type CouponFault, couponFaultOf } from './coupon.ts';
import { fromRupees, type Paise } from './money.ts';

/** A product in the cart with what the server knows of it now. Prices are of one unit, tax-inclusive. */
export interface PricedItem {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly unitPrice: Paise;
  /** The struck price; absent without one. */
  readonly oldPrice?: Paise;
  /** A running promotion lowers the price: no coupon applies. */
  readonly isPromoted: boolean;
  readonly quantity: number;
  /** The most units of it one order may hold; stock is another matter. */
  readonly orderMaximum: number;
  /** The most units of it this cart may hold now; 0 when it is sold out (CAT-15). */
  readonly maximum: number;
  readonly image?: Image;
  readonly material?: string;
  readonly isDigital: boolean;
  /** Of swatches one order may hold five (CAT-38). */
  readonly isSwatch: boolean;
  /** Percent. */
  readonly gstRate: number;
  readonly hsnCode: string;
}

/** GST contained in the total, by rate (percent). */
export interface GstOfRate {
  readonly rate: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** A cart as the server prices it: total = items - discount + shipping, with `tax` contained in it. */
export interface CartPrices {
  readonly items: readonly PricedItem[];
  readonly shipping: Paise;
  readonly discount: Paise;
  readonly couponFault?: CouponFault;
  readonly taxes: readonly GstOfRate[];
  readonly tax: Paise;
  readonly total: Paise;
  /** Products that are no longer sold. */
  readonly discontinued: readonly number[];
  /** Days until all of it is there, as promised; absent where nothing is. */
  readonly arrivalDays?: number;
  /** Whether the store delivers to the place that was named. */
  readonly isServed: boolean;
}

export function cartPricesOf(answer: InferOutput<typeof PricedCart>): CartPrices {
  return {
    items: answer.productsData.map(pricedItemOf),
    shipping: fromRupees(answer.shippingSubTotal),
    discount: fromRupees(answer.discount),
    ...(answer.couponFault ? { couponFault: couponFaultOf(answer.couponFault) } : {}),
    taxes: answer.taxLines.map(({ rate, cgst, sgst, igst }) => ({
      rate,
      cgst: fromRupees(cgst),
      sgst: fromRupees(sgst),
      igst: fromRupees(igst),
    })),
    tax: fromRupees(answer.taxTotal),
    total: fromRupees(answer.total),
    discontinued: answer.unknown,
    ...(answer.arrivalDays === null ? {} : { arrivalDays: answer.arrivalDays }),
    isServed: answer.isServed,
  };
}

function pricedItemOf(line: PricedLine): PricedItem {
  const unitPrice = fromRupees(line.DiscountedPrice);
  const oldPrice = fromRupees(line.OldPrice ?? 0);
  return {
    productId: line.ProductId,
    name: line.ProductName,
    slug: line.Slug,
    categorySlug: line.CategorySlug,
    unitPrice,
    ...(oldPrice > unitPrice ? { oldPrice } : {}),
    isPromoted: line.DiscountedPrice < line.Price,
    quantity: line.Quantity,
    orderMaximum: line.OrderMaximumQuantity,
    maximum: line.MaximumQuantity ?? cartMaximum(line.OrderMaximumQuantity, line.StockQuantity),
    ...(line.Image ? { image: line.Image } : {}),
    ...(line.Material ? { material: line.Material } : {}),
    isDigital: line.IsDigitalProduct,
    isSwatch: line.IsSwatch,
    gstRate: line.GstRate,
    hsnCode: line.HsnCode,
  };
}
