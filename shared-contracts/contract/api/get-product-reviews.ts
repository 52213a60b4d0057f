import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { NAMES_NONE, namesProduct, productReference } from './shapes/product-reference.ts';

export const ProductReview = v.object({
  ReviewID: v.number(),
  Rating: v.number(),
  Title: v.string(),
  Body: v.string(),
  ReviewerName: v.string(),
  CreatedOn: v.string(),
  /** True for seeded text that no customer wrote. */
  IsSample: v.boolean(),
});

export const getProductReviews = defineCall({
  name: 'get-product-reviews',
  summary: 'The approved reviews of a product, newest first.',
  request: v.pipe(
    v.object({ ...productReference, PageNo, PageSize: pageSize(10) }),
    v.forward(
      v.check((asked) => namesProduct(asked), NAMES_NONE),
      ['ProductId'],
    ),
  ),
  answer: v.object({
    /** 1 to 5 with one decimal; null without reviews. */
    average: v.nullable(v.number()),
    count: v.number(),
    /** How many gave each number of stars, five first. */
    histogram: v.array(v.object({ stars: v.number(), count: v.number() })),
    reviews: v.array(ProductReview),
  }),
});
