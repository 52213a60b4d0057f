import type { CSSProperties } from 'react';
import { contractWords, useWords } from 'shared-contracts';

interface StarsProps {
  /** 0 to 5, fractions allowed. */
  readonly rating: number;
  /** Number of reviews, shown in brackets when given. */
  readonly count?: number;
}

/** A rating as five stars, with its value in words for whoever cannot see them. */
export function Stars({ rating, count }: StarsProps) {
  const t = useWords(contractWords);
  const shown = Math.min(5, Math.max(0, rating));
  const style = { '--rating': shown } as CSSProperties;
  return (
    <span className="stars">
      <span
        className="stars-row"
        role="img"
        aria-label={t('ratedOutOfFive', { rating: shown.toFixed(1) })}
        style={style}
      />
      {count !== undefined && (
        <span className="stars-count">
          <span aria-hidden="true">({count})</span>
          <span className="visually-hidden">{t('reviewCount', { n: count })}</span>
        </span>
      )}
    </span>
  );
}
