import * as v from 'valibot';
import { Image } from './image.ts';
import { ProductQuestions } from './questions.ts';

const ProductReview = v.object({
  ReviewID: v.number(),
  Rating: v.number(),
  Title: v.string(),
  Body: v.string(),
  ReviewerName: v.string(),
  /** ISO 8601. */
  CreatedOn: v.string(),
  /** True for seeded text that no customer wrote. */
  IsSample: v.boolean(),
  /** The writer's; a thumbnail is 192 px square. Absent where there are none. */
  Pictures: v.optional(v.array(v.object({ Url: v.string(), Thumbnail: v.string() }))),
});
export type ProductReview = v.InferOutput<typeof ProductReview>;

/** Of all reviews, or of those in a category. */
const summary = {
  /** 1 to 5 with one decimal; null without reviews. */
  average: v.nullable(v.number()),
  count: v.number(),
  /** How many gave each number of stars, five first. */
  histogram: v.array(v.object({ stars: v.number(), count: v.number() })),
};

export const ProductReviews = v.object({
  ...summary,
  reviews: v.array(ProductReview),
  /** With the first page alone: as many questions at most as reviews. */
  questions: v.optional(ProductQuestions),
  /** How many pictures a review may have; absent from a back end that takes none. */
  mostPictures: v.optional(v.number()),
});
export type ProductReviews = v.InferOutput<typeof ProductReviews>;

const CustomerReview = v.object({
  ...ProductReview.entries,
  Product: v.object({ Name: v.string(), Slug: v.string(), CategorySlug: v.string(), Image: v.nullable(Image) }),
});
export type CustomerReview = v.InferOutput<typeof CustomerReview>;

export const CustomerReviews = v.object({
  ...summary,
  /** Top categories with reviews of the chosen stars, in the order of the menu. */
  categories: v.array(v.object({ Slug: v.string(), Name: v.string(), count: v.number() })),
  /** The number of reviews with the chosen stars and category. */
  total: v.number(),
  reviews: v.array(CustomerReview),
});
export type CustomerReviews = v.InferOutput<typeof CustomerReviews>;
