import { useState } from 'react';
import { contractWords, useQuery, useWords } from 'shared-contracts';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import type { Product } from 'shared-contracts/domain/product';
import { Button } from 'shared-contracts/kit/button';
import { CloseButton, Dialog } from 'shared-contracts/kit/dialog';
import skeletonStyles from 'shared-contracts/kit/skeleton.module.css';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { QuickProduct } from './quick-product.tsx';
import styles from './quick-view.module.css';
import { quickViewWords } from './words.ts';

/** A product in a dialog over any page (HOME-07). */
export function QuickView({ productId, onClose }: { readonly productId: number; readonly onClose: () => void }) {
  // Another colour takes the place of the one before when it has arrived.
  const [{ id, before }, choose] = useState<{ readonly id: number; readonly before?: Product }>({
    id: productId,
  });
  const t = useWords(quickViewWords);
  const contract = useWords(contractWords);
  const { status, answer, refetch } = useQuery(getProductDetail, { ProductId: id });
  const product = status === 'pending' ? before : answer?.kind === 'found' ? answer.found : undefined;
  const label = product ? t('quickViewOf', { product: product.name }) : t('quickView');
  return (
    <Dialog label={label} onClose={onClose} className={styles.dialog}>
      <CloseButton onClose={onClose} />
      {status === 'pending' && !before && (
        <div className={styles.columns} role="status">
          <span className={`${skeletonStyles.block} ${styles.large}`} />
          <div className={styles.facts}>
            <p className={styles.opening}>
              <span className={styles.spinner} aria-hidden="true" />
              {t('loadingProduct')}
            </p>
            <TextSkeleton lines={5} />
          </div>
        </div>
      )}
      {product && (
        <QuickProduct
          product={product}
          onChoose={(other) => choose({ id: other, before: product })}
          onLeave={onClose}
        />
      )}
      {status !== 'pending' && !product && (
        <div className={styles.unavailable} role="alert">
          <p>{t('detailsNotAvailable')}</p>
          <Button kind="secondary" onClick={refetch}>
            {contract('retry')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
