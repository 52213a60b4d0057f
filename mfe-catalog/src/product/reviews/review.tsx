import { useLanguage, useWords } from 'shared-contracts';
import type { Review as ProductReview } from 'shared-contracts/domain/reviews';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { Stars } from 'shared-contracts/kit/stars';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useServedText } from 'shared-contracts/kit/use-served-text';
import styles from './reviews.module.css';
import { reviewsWords } from './words.ts';

/** A review in its author's language and direction. A sample is marked as one. */
export function Review({ review }: { readonly review: ProductReview }) {
  const t = useWords(reviewsWords);
  const language = useLanguage();
  const dates = useDates();
  const date = useServedText(`${review.at} ${language}`, () => dates.date(review.at));
  return (
    <article className={styles.review}>
      <p className={styles.marks}>
        <Stars rating={review.stars} />
        {review.isSample && <span className={`${badgeStyles.chip} ${styles.sample}`}>{t('sampleReview')}</span>}
      </p>
      <h3 dir="auto">{review.title}</h3>
      <p dir="auto" className={styles.body}>
        {review.body}
      </p>
      <p className={styles.writer}>
        <bdi>{review.author}</bdi>
        <time dateTime={new Date(review.at).toISOString()} suppressHydrationWarning>
          {date}
        </time>
      </p>
    </article>
  );
}
