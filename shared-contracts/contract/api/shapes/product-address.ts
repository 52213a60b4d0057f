import * as v from 'valibot';

/** Where a product found by its path is at home: the envelope's extras. */
export const ProductAddress = v.object({
  slug: v.string(),
  categorySlug: v.string(),
  /** True when the names given are those slugs, or the slug of another of its categories. */
  isCurrent: v.boolean(),
});
export type ProductAddress = v.InferOutput<typeof ProductAddress>;

/** The extras where a path finds no product because it was recalled. */
export const ProductRecall = v.object({
  recall: v.object({
    ProductName: v.string(),
    Sku: v.string(),
    SinceUTC: v.string(),
    /** The shop's words: what is wrong, and what a buyer should do. */
    Reason: v.string(),
    Advice: v.string(),
  }),
});
