import { useLayoutEffect } from 'react';
import { contractWords, useWords } from 'shared-contracts';
import skeletonStyles from 'shared-contracts/kit/skeleton.module.css';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './target-skeleton.module.css';

/** The shape of the page that is on its way: a product's gallery and column, a row of pictures, or lines of text. */
export function TargetSkeleton({ path }: { readonly path: string }) {
  const t = useWords(contractWords);
  // Newer browsers return a promise, which React must not take for a cleanup.
  useLayoutEffect(() => void scrollTo(0, 0), []);
  const [, section, category, product] = path.split('/');
  if (section === '' || section === 'ProductListing' || (category && !product && section === 'collections')) {
    return <PageSkeleton />;
  }
  return (
    <div className={`container ${product ? styles.product : styles.text}`} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {product && <span className={`${skeletonStyles.block} ${styles.picture}`} />}
      <div className={styles.lines}>
        <span className={`${skeletonStyles.block} ${styles.heading}`} />
        <TextSkeleton lines={product ? 5 : 9} />
      </div>
    </div>
  );
}
