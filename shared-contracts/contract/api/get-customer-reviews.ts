import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProductReview } from './get-product-reviews.ts';
import { Image } from './shapes/image.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { PlainText } from './shapes/request-fields.ts';

const CustomerReview = v.object({
  ...ProductReview.entries,
  Product: v.object({ Name: v.string(), Slug: v.string(), CategorySlug: v.string(), Image: v.nullable(Image) }),
});
export type CustomerReview = v.InferOutput<typeof CustomerReview>;

export const getCustomerReviews = defineCall({
  name: 'get-customer-reviews',
  summary: 'The approved reviews of all products, newest first, by stars and by top category.',
  request: v.object({
    /** 0 for any. */
    Stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
    /** '' for any; one that no category has finds nothing. */
    CategorySlug: v.optional(v.pipe(PlainText, v.maxLength(200)), ''),
    PageNo,
    PageSize: pageSize(10),
  }),
  answer: v.object({
    /** The average of all reviews, 1 to 5 with one decimal; null without reviews. */
    average: v.nullable(v.number()),
    count: v.number(),
    /** The number of reviews by stars in the chosen category, five first. */
    histogram: v.array(v.object({ stars: v.number(), count: v.number() })),
    /** Top categories with reviews of the chosen stars, in the order of the menu. */
    categories: v.array(v.object({ Slug: v.string(), Name: v.string(), count: v.number() })),
    /** The number of reviews with the chosen stars and category. */
    total: v.number(),
    reviews: v.array(CustomerReview),
  }),
});
