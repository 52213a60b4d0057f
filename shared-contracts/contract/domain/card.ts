import type { Image } from '../api/shapes/image.ts';
import type { ProductListItem } from '../api/shapes/product-list-item.ts';
import type { DeliveryTime } from './arrival.ts';
import { decodeFamily, type Family } from './family.ts';
import type { Paise } from './money.ts';
import { oldPriceOf, priceOf } from './price.ts';
import { type Stock, stockOf } from './stock.ts';

/** A product as lists show it. */
export interface Card {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The main category. */
  readonly category: { readonly name: string; readonly slug: string };
  /** Absent: it cannot be bought (CAT-25). */
  readonly price?: Paise | undefined;
  /** The price before, above the price. */
  readonly oldPrice?: Paise | undefined;
  readonly brand: string;
  /** Mean of the approved reviews, 1 to 5 with one decimal; absent without any. */
  readonly rating?: number | undefined;
  readonly reviewCount: number;
  /** Marked as new, and one of the newest few of the store. */
  readonly isNew: boolean;
  readonly stock: Stock;
  /** Absent of a download. */
  readonly delivery?: DeliveryTime | undefined;
  readonly image: Image;
  /** Shown where a pointer rests on the card. */
  readonly secondImage?: Image | undefined;
  /** Absent of a design of which there is one product. */
  readonly family?: Family | undefined;
}

export function decodeCard(item: ProductListItem): Card {
  const price = priceOf(item.Price);
  return {
    id: item.ProductId,
    name: item.ProductName,
    slug: item.Slug,
    category: { name: item.CategoryName, slug: item.CategorySlug },
    price,
    oldPrice: oldPriceOf(item.OldPrice, price),
    brand: item.VendorName,
    rating: ratingOf(item.Rating, item.TotalReviews),
    reviewCount: item.TotalReviews,
    isNew: item.MarkAsNew,
    stock: stockOf(item.StockStatus),
    delivery: deliveryOf(item),
    image: item.Image,
    secondImage: item.SecondImage ?? undefined,
    family: decodeFamily(item.Family),
  };
}

function deliveryOf({ EstimatedShippingDays: days, LeadDays, IsDigitalProduct }: ProductListItem) {
  return days == null || IsDigitalProduct ? undefined : { days, makingDays: LeadDays ?? 0 };
}

export const decodeCards = (items: readonly ProductListItem[]): readonly Card[] => items.map(decodeCard);

/** Undefined for a product without reviews. */
export function ratingOf(mean: number | null, count: number): number | undefined {
  return mean !== null && count > 0 ? mean : undefined;
}
