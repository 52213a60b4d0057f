import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $consent, $recentlyViewed, $storageReady, useQuery, useWords } from 'shared-contracts';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import skeletonStyles from 'shared-contracts/kit/skeleton.module.css';
import { ProductCardSkeleton } from 'shared-contracts/kit/skeletons';
import { useNear } from '../parts/use-near.ts';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import styles from './recently-viewed.module.css';
import { recentlyViewedWords } from './words.ts';

const MOST_SHOWN = 4;

/**
 * The products viewed before this one, stored in this browser only (CAT-22). The space is reserved as soon as the
 * storage is read; the products load when the shopper scrolls near.
 */
export function RecentlyViewed({ productId }: { readonly productId: number }) {
  const t = useWords(recentlyViewedWords);
  const place = useRef<HTMLDivElement>(null);
  const ids = useSeenBefore(productId);
  const isUndecided = useStore($consent) === null;
  const ready = useStore($storageReady);
  // Late hydration finds the storage read already, and the server did not ask.
  const [asks, setAsks] = useState(false);
  useEffect(() => setAsks(ready && isUndecided), [ready, isUndecided]);
  const near = useNear(place);
  const { status, answer } = useQuery(getProductsListByIds, near && ids.length > 0 ? { ProductIds: ids.join() } : null);
  // Optional: a failure shows none.
  const products = status === 'error' ? [] : answer;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {/* The pressed button goes with the question. */}
      {asks && <ConsentQuestion onAnswer={() => place.current?.focus({ preventScroll: true })} />}
      {products ? (
        <ProductShelf heading={t('recentlyViewed')} products={products} />
      ) : (
        ids.length > 0 && (
          <div className={styles.reserved} aria-hidden="true">
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

/** The list without this product. */
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
  }, [ready, productId]);
  return ids;
}
