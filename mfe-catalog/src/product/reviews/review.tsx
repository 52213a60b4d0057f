import { useWords } from 'shared-contracts';
import type { Review as ProductReview } from 'shared-contracts/domain/reviews';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { isolated } from 'shared-contracts/kit/enquiry/enquiry-words';
import { Stars } from 'shared-contracts/kit/stars';
import styles from './reviews.module.css';
import { reviewsWords } from './words.ts';
import { WrittenBy } from './written-by.tsx';

/** A review in its author's language and direction. A sample is marked as one. */
export function Review({ review }: { readonly review: ProductReview }) {
  const t = useWords(reviewsWords);
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
      {review.pictures && (
        <ul className={styles.pictures}>
          {review.pictures.map(({ url, thumbnail }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                <img
                  src={thumbnail}
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  alt={t('reviewPicture', { n: index + 1, name: isolated(review.author) })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <WrittenBy author={review.author} at={review.at} />
    </article>
  );
}
