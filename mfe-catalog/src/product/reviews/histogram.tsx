import type { CSSProperties } from 'react';
import { useWords } from 'shared-contracts';
import type { ProductReviews } from 'shared-contracts/domain/reviews';
import { Stars } from 'shared-contracts/kit/stars';
import styles from './reviews.module.css';
import { reviewsWords } from './words.ts';

/** The average, and the count per number of stars. */
export function Histogram({ reviews: { average, count, histogram } }: { readonly reviews: ProductReviews }) {
  const t = useWords(reviewsWords);
  return (
    <div className={styles.histogram}>
      {average && (
        <p className={styles.average}>
          <strong>{average.toFixed(1)}</strong>
          <Stars rating={average} />
          <span>{t('basedOn', { n: count })}</span>
        </p>
      )}
      <ul>
        {histogram.map(({ stars, count: n }) => (
          <li key={stars} style={{ '--share': count > 0 ? n / count : 0 } as CSSProperties}>
            <span className="visually-hidden">{t('starsShare', { n: stars, count: n })}</span>
            <span aria-hidden="true">{stars} ★</span>
            <span aria-hidden="true" className={styles.bar} />
            <span aria-hidden="true">{n}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
