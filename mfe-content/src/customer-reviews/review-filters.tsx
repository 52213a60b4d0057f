import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import parts from '../web-content/page-parts.module.css';
import type { CustomerReviewsData } from './load-reviews.ts';
import styles from './review-filters.module.css';
import { reviewsPath } from './reviews-url.ts';
import { words } from './words.ts';

type Summary = Pick<CustomerReviewsData, 'query' | 'average' | 'count' | 'histogram' | 'categories'>;

/** The average and how many gave each number of stars; every count is a link to those reviews. */
export function ReviewFilters({ query, average, count, histogram, categories }: Summary) {
  const t = useWords(words);
  const most = Math.max(1, ...histogram.map((bar) => bar.count));
  const chosen = (isChosen: boolean) => (isChosen ? { 'aria-current': true } : {});
  return (
    <div className={`${parts.aside} ${styles.filters}`}>
      {average && (
        <section aria-label={t('reviewsSummary')} className={styles.summary}>
          <p className={`${styles.average} figures`}>{average.toFixed(1)}</p>
          <Stars rating={average} />
          <p className="small muted">{t('ofReviews', { n: count })}</p>
        </section>
      )}
      <nav aria-label={t('filterByStars')}>
        <ul>
          {histogram.map((bar) => (
            <li key={bar.stars}>
              <StoreLink
                to={reviewsPath({ ...query, stars: bar.stars, page: 1 })}
                className={styles.bar}
                {...chosen(query.stars === bar.stars)}
              >
                <span>{t('starsFilter', { n: bar.stars })}</span>
                <progress value={bar.count} max={most} aria-hidden="true" />
                <span className="figures">{bar.count}</span>
              </StoreLink>
            </li>
          ))}
          <li>
            <StoreLink
              to={reviewsPath({ ...query, stars: 0, page: 1 })}
              className={styles.bar}
              {...chosen(query.stars === 0)}
            >
              {t('anyStars')}
            </StoreLink>
          </li>
        </ul>
      </nav>
      <nav aria-label={t('filterByCategory')}>
        <ul className={parts.chips}>
          <li>
            <StoreLink to={reviewsPath({ ...query, category: '', page: 1 })} {...chosen(query.category === '')}>
              {t('anyCategory')}
            </StoreLink>
          </li>
          {categories.map(({ slug, name, count: of }) => (
            <li key={slug}>
              <StoreLink to={reviewsPath({ ...query, category: slug, page: 1 })} {...chosen(query.category === slug)}>
                <CatalogueText text={name} /> <span className="figures">({of})</span>
              </StoreLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
