import { useEffect, useRef } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import { Button } from 'shared-contracts/kit/button';
import { useNear } from '../../parts/use-near.ts';
import { Histogram } from './histogram.tsx';
import { Review } from './review.tsx';
import styles from './reviews.module.css';
import { useReviews } from './use-reviews.ts';
import { reviewsWords } from './words.ts';
import { WriteReview } from './write-review.tsx';

interface ReviewsProps {
  readonly productId: number;
  /** The first page; null when it could not be loaded with the product. */
  readonly first: ProductReviews | null;
}

/** Average, histogram, and a list that grows page by page (CAT-19). */
export function Reviews({ productId, first }: ReviewsProps) {
  const t = useWords(reviewsWords);
  const contract = useWords(contractWords);
  const section = useRef<HTMLElement>(null);
  const { shown, status, more, refetch, hasMore } = useReviews(productId, first);
  const near = useNear(section);
  const isMissing = shown === null && status === 'idle';
  useEffect(() => {
    if (near && isMissing) more();
  });

  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-heading" className={styles.reviews}>
      <h2 id="reviews-heading">{t('reviews')}</h2>
      <div className={styles.summary}>
        {shown && shown.count > 0 && <Histogram reviews={shown} />}
        {shown?.count === 0 && <p>{t('noReviewsYet')}</p>}
        <WriteReview productId={productId} areSamples={shown?.reviews.some(({ isSample }) => isSample) ?? false} />
      </div>
      <div className={styles.list}>
        {shown?.reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
        {status === 'pending' && <p role="status">{t('loadingReviews')}</p>}
        {status === 'error' && (
          <p role="alert" className={styles.failed}>
            {t('reviewsUnavailable')}
            <Button kind="secondary" onClick={refetch}>
              {contract('retry')}
            </Button>
          </p>
        )}
        {status === 'idle' && hasMore && (
          <Button kind="secondary" onClick={more}>
            {t('moreReviews')}
          </Button>
        )}
      </div>
    </section>
  );
}
