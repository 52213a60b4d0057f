import { useWords } from 'shared-contracts';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import { Histogram } from './histogram.tsx';
import { PagedList } from './paged-list.tsx';
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
  const pages = useReviews(productId, first);
  const { last, entries: reviews } = pages;
  const texts = { loading: t('loadingReviews'), unavailable: t('reviewsUnavailable'), more: t('moreReviews') };
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={styles.reviews}>
      <h2 id="reviews-heading">{t('reviews')}</h2>
      <div className={styles.summary}>
        {last && last.count > 0 && <Histogram reviews={last} />}
        {last?.count === 0 && <p>{t('noReviewsYet')}</p>}
        <WriteReview
          productId={productId}
          areSamples={reviews.some(({ isSample }) => isSample)}
          mostPictures={last?.mostPictures}
        />
      </div>
      <PagedList pages={pages} texts={texts}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </PagedList>
    </section>
  );
}
