import { contractWords, useWords } from 'shared-contracts';
import skeletonStyles from 'shared-contracts/kit/skeleton.module.css';
import { ProductCardSkeleton, TextSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './page-skeleton.module.css';

const CARDS = ['1', '2', '3', '4'] as const;

/** While a page of unknown shape loads: a heading, a few lines, a row of pictures. */
export function PageSkeleton() {
  const t = useWords(contractWords);
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <span className={`${skeletonStyles.block} ${styles.heading}`} />
      <TextSkeleton lines={2} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}
