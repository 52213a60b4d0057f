import type { BestPrice as WireBestPrice } from '../api/shapes/best-price.ts';
import { fromRupees, type Paise } from './money.ts';

/** One of the largest discounts of a category (CAT-09). */
export interface BestPrice {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The main category. */
  readonly category: { readonly slug: string };
  readonly price: Paise;
  /** Above the price. */
  readonly oldPrice: Paise;
}

export const decodeBestPrice = (best: WireBestPrice): BestPrice => ({
  id: best.ProductId,
  name: best.ProductName,
  slug: best.Slug,
  category: { slug: best.CategorySlug },
  price: fromRupees(best.Price),
  oldPrice: fromRupees(best.OldPrice),
});
