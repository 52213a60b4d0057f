import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $recentlyViewed, $storageReady, noteViewed, useQuery, useWords } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import skeletonStyles from 'shared-contracts/kit/skeleton.module.css';
import { ProductCardSkeleton } from 'shared-contracts/kit/skeletons';
import { useNear } from '../parts/use-near.ts';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';
import styles from './recently-viewed.module.css';
import { recentlyViewedWords } from './words.ts';

const MOST_SHOWN = 4;

/**
 * The products looked at before this one, from this browser's memory only (CAT-22). Its place is kept as soon as the
 * memory is read, far below what is in view; the products come when the shopper does.
 */
export function RecentlyViewed({ productId }: { readonly productId: number }) {
  const t = useWords(recentlyViewedWords);
  const place = useRef<HTMLDivElement>(null);
  const ids = useSeenBefore(productId);
  const near = useNear(place);
  const { status, answer } = useQuery(getProductsListByIds, near && ids.length > 0 ? { ProductIds: ids.join() } : null);
  // They are only an offer: a failure shows none.
  const products = status === 'error' ? [] : answer;
  return (
    <div ref={place}>
      {products ? (
        <ProductShelf heading={t('recentlyViewed')} products={products} />
      ) : (
        ids.length > 0 && (
          <div className={styles.kept} aria-hidden="true">
            <span className={`${skeletonStyles.block} ${styles.heading}`} />
            <div className={styles.cards}>
              {ids.map((id) => (
                <ProductCardSkeleton key={id} />
              ))}
            </div>
          </div>
        )
      )}
    </div>
  );
}

/** As it was when the page was opened; then this product joins the memory. */
function useSeenBefore(productId: number): readonly number[] {
  const ready = useStore($storageReady);
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!ready) return;
    setIds(
      $recentlyViewed
        .get()
        .filter((id) => id !== productId)
        .slice(0, MOST_SHOWN),
    );
    noteViewed(productId);
  }, [ready, productId]);
  return ids;
}
