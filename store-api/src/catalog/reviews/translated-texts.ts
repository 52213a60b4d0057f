import type { WireAnswer } from 'shared-contracts/api/call';
import type { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import type { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import type { CustomerReview } from 'shared-contracts/api/shapes/reviews';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';

/** Customers keep their own words; only what the store wrote as a sample is translated. */
const ofSamples = (field: 'title' | 'body' | 'reviewer_name'): TextSource => ({
  column: `product_reviews.${field}`,
  read: async (db) => {
    const rows = await db
      .selectFrom('product_reviews')
      .select(field)
      .distinct()
      .where('is_sample', '=', true)
      .execute();
    return rows.map((row) => row[field]).filter(Boolean);
  },
});

export const REVIEW_TEXTS: readonly TextSource[] = [ofSamples('title'), ofSamples('body'), ofSamples('reviewer_name')];

const sampleTexts = ({ IsSample }: { readonly IsSample: boolean }) =>
  IsSample
    ? ({
        Title: 'product_reviews.title',
        Body: 'product_reviews.body',
        ReviewerName: 'product_reviews.reviewer_name',
      } as const)
    : {};

export const productReviewTexts = { reviews: sampleTexts } satisfies TextsOf<WireAnswer<typeof getProductReviews>>;

export const customerReviewTexts = {
  categories: { Name: 'categories.name' },
  reviews: (review: CustomerReview) => ({
    ...sampleTexts(review),
    Product: { Name: 'products.name', Image: { Alt: 'product_images.alt' } },
  }),
} satisfies TextsOf<WireAnswer<typeof getCustomerReviews>>;
