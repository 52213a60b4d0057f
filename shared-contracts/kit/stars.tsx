import type { CSSProperties } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5, fractions allowed. */
  readonly rating: number;
  /** Number of reviews, shown in brackets when given. */
  readonly count?: number;
}

/** Five stars, with the value as text for screen readers. */
export function Stars({ rating, count }: StarsProps) {
  const t = useWords(contractWords);
  const shown = Math.min(5, Math.max(0, rating));
  const style = { '--rating': shown } as CSSProperties;
  return (
    <span className={styles.stars}>
      <span
        className={styles.row}
        role="img"
        aria-label={t('ratedOutOfFive', { rating: shown.toFixed(1) })}
        style={style}
      />
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{`(${count})`}</span>
          <span className="visually-hidden">{t('reviewCount', { n: count })}</span>
        </span>
      )}
    </span>
  );
}
