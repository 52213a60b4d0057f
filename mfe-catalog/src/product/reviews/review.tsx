import { useLanguage, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Stars } from 'shared-contracts/kit/stars';
import { dateOf } from '../../parts/days.ts';
import styles from './reviews.module.css';
import { reviewsWords } from './words.ts';

type ProductReview = CallAnswer<typeof getProductReviews>['reviews'][number];

/** A review in its author's language and direction. A sample is marked as one. */
export function Review({ review }: { readonly review: ProductReview }) {
  const t = useWords(reviewsWords);
  const language = useLanguage();
  return (
    <article className={styles.review}>
      <p className={styles.marks}>
        <Stars rating={review.Rating} />
        {review.IsSample && <span className={`${badgeStyles.chip} ${styles.sample}`}>{t('sampleReview')}</span>}
      </p>
      <h3 dir="auto">{review.Title}</h3>
      <p dir="auto" className={styles.body}>
        {review.Body}
      </p>
      <p className={styles.writer}>
        <bdi>{review.ReviewerName}</bdi>
        {/* Server and browser may have different calendar data, and so other month names. */}
        <time dateTime={review.CreatedOn} suppressHydrationWarning>
          {dateOf(review.CreatedOn, language)}
        </time>
      </p>
    </article>
  );
}
