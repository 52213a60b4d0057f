import * as v from 'valibot';
import { defineCall } from './call.ts';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));

/**
 * The envelope also carries the canonical slugs as `slug` and `categorySlug` (see ProductAddress):
 * a page asked for under a former slug redirects to them. With null it may carry a recall (see ProductRecall).
 */
export const getProductIdByNameAndCategory = defineCall({
  name: 'get-product-id-bynameAndCategory',
  summary: 'The id of a product by its name or slug and that of any of its categories; null when unknown.',
  request: v.object({ productName: Name, categoryName: Name }),
  answer: v.nullable(v.number()),
});

/** Where the product found is at home: the envelope's extras of getProductIdByNameAndCategory. */
export const ProductAddress = v.looseObject({
  slug: v.string(),
  categorySlug: v.string(),
  /** True when the names given are those slugs, or the slug of another of its categories. */
  isCurrent: v.boolean(),
});

/** The extras beside a null ProductId when the product was recalled. */
export const ProductRecall = v.looseObject({
  recall: v.object({
    ProductName: v.string(),
    Sku: v.string(),
    SinceUTC: v.string(),
    /** The shop's words: what is wrong, and what a buyer should do. */
    Reason: v.string(),
    Advice: v.string(),
  }),
});
