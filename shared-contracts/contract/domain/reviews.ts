import type { Image } from '../api/shapes/image.ts';
import type {
  ProductReview,
  CustomerReview as WireCustomerReview,
  CustomerReviews as WireCustomerReviews,
  ProductReviews as WireProductReviews,
} from '../api/shapes/reviews.ts';
import { type Instant, instantOf } from './instant.ts';
import { decodeProductQuestions, type ProductQuestions } from './questions.ts';

export interface Review {
  readonly id: number;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly at: Instant;
  /** Seeded text that no customer wrote. */
  readonly isSample: boolean;
  /** The writer's; a thumbnail is square. */
  readonly pictures?: readonly { readonly url: string; readonly thumbnail: string }[] | undefined;
}

interface ReviewSummary {
  /** 1 to 5 with one decimal; absent without reviews. */
  readonly average?: number | undefined;
  readonly count: number;
  /** How many gave each number of stars, five first. */
  readonly histogram: readonly { readonly stars: number; readonly count: number }[];
}

/** A page of a product's reviews, newest first. */
export interface ProductReviews extends ReviewSummary {
  readonly reviews: readonly Review[];
  /** The first of its questions, with the first page; absent from a back end that knows none. */
  readonly questions?: ProductQuestions | undefined;
  /** How many pictures a review may have; absent from a back end that takes none. */
  readonly mostPictures?: number | undefined;
}

/** A review among those of all products. */
export interface CustomerReview extends Review {
  readonly product: {
    readonly name: string;
    readonly slug: string;
    readonly category: { readonly slug: string };
    readonly image?: Image | undefined;
  };
}

/** A page of all products' reviews, newest first; `average` and `count` are of all. */
export interface CustomerReviews extends ReviewSummary {
  /** Top categories with reviews of the chosen stars, in the order of the menu. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  /** With the chosen stars and category. */
  readonly total: number;
  readonly reviews: readonly CustomerReview[];
}

export const decodeProductReviews = (answer: WireProductReviews): ProductReviews => ({
  ...answer,
  average: answer.average ?? undefined,
  reviews: answer.reviews.map(decodeReview),
  questions: answer.questions && decodeProductQuestions(answer.questions),
});

export const decodeCustomerReviews = (answer: WireCustomerReviews): CustomerReviews => ({
  ...answer,
  average: answer.average ?? undefined,
  categories: answer.categories.map(({ Slug, Name, count }) => ({ slug: Slug, name: Name, count })),
  reviews: answer.reviews.map(decodeCustomerReview),
});

const decodeReview = (review: ProductReview): Review => ({
  id: review.ReviewID,
  stars: review.Rating,
  title: review.Title,
  body: review.Body,
  author: review.ReviewerName,
  at: instantOf(review.CreatedOn),
  isSample: review.IsSample,
  pictures: review.Pictures?.map(({ Url, Thumbnail }) => ({ url: Url, thumbnail: Thumbnail })),
});

const decodeCustomerReview = ({ Product, ...review }: WireCustomerReview): CustomerReview => ({
  ...decodeReview(review),
  product: {
    name: Product.Name,
    slug: Product.Slug,
    category: { slug: Product.CategorySlug },
    image: Product.Image ?? undefined,
  },
});
