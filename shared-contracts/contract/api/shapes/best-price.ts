import * as v from 'valibot';

/** One of the largest discounts of a category (CAT-09). Money is rupees; OldPrice is above Price. */
export const BestPrice = v.object({
  ProductId: v.number(),
  ProductName: v.string(),
  /** The main category's slug. */
  CategorySlug: v.string(),
  Slug: v.string(),
  Price: v.number(),
  OldPrice: v.number(),
});
export type BestPrice = v.InferOutput<typeof BestPrice>;
