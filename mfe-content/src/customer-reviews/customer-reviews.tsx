import { useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { Pagination } from 'shared-contracts/kit/pagination';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { PageBanner } from '../page-banner/page-banner.tsx';
import { CustomerReview } from './customer-review.tsx';
import styles from './customer-reviews.module.css';
import type { CustomerReviewsData } from './load-reviews.ts';
import { ReviewFilters } from './review-filters.tsx';
import { REVIEWS_ON_A_PAGE, reviewsPath } from './reviews-url.ts';
import { words } from './words.ts';

/** The reviews of all products: their summary, by stars and category, and how they are collected (CON-01). */
export function CustomerReviews(data: CustomerReviewsData) {
  const t = useWords(words);
  const { meta, text, query, total, reviews } = data;
  return (
    <div className={styles.page}>
      <PageBanner meta={meta} title={t('customerReviews')} />
      <div className={`container ${styles.columns}`}>
        <ReviewFilters {...data} />
        <div className={styles.list}>
          <h2 className="visually-hidden">{t('reviewsFound', { n: total })}</h2>
          <p className="muted" aria-hidden="true">
            {t('reviewsFound', { n: total })}
          </p>
          {reviews.length > 0 ? (
            <ul>
              {reviews.map((review) => (
                <li key={review.id}>
                  <CustomerReview {...review} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t('noReviewsFound')} picture="search">
              <ButtonLink to={reviewsPath({ stars: 0, category: '', page: 1 })} kind="secondary">
                {t('allReviews')}
              </ButtonLink>
            </EmptyState>
          )}
          <Pagination
            label={t('reviewPages')}
            current={query.page}
            last={Math.ceil(total / REVIEWS_ON_A_PAGE)}
            to={(page) => reviewsPath({ ...query, page })}
            words={{ page: (n) => t('reviewPage', { n }), previous: t('newerReviews'), next: t('olderReviews') }}
          />
        </div>
      </div>
      <div className="container">
        <SafeHtml tree={text} className={`prose ${styles.collected}`} />
      </div>
    </div>
  );
}
