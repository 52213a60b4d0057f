import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $cartLines, contractWords, requestAddToCart, toast, useQuery, useWords } from 'shared-contracts';
import { getSwatches } from 'shared-contracts/api/get-swatches';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { Swatch } from 'shared-contracts/domain/swatch';
import { Button } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Rupees } from 'shared-contracts/kit/rupees';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { refusalText } from '../buying/use-add-to-cart.ts';
import { buyingWords } from '../buying/words.ts';
import styles from './swatch-list.module.css';
import { swatchWords } from './words.ts';

export function SwatchList({ productId }: { readonly productId: number }) {
  const t = useWords(swatchWords);
  const contract = useWords(contractWords);
  const { status, answer, refetch } = useQuery(getSwatches, { ProductId: productId });
  return (
    <div className={styles.swatches}>
      <p className="muted small">{t('swatchesWhy')}</p>
      {status === 'pending' && (
        <div role="status">
          <span className="visually-hidden">{t('loadingSwatches')}</span>
          <TextSkeleton lines={3} />
        </div>
      )}
      {status === 'error' && (
        <p role="alert">
          {t('swatchesUnavailable')}{' '}
          <Button kind="secondary" onClick={refetch}>
            {contract('retry')}
          </Button>
        </p>
      )}
      {answer && (
        <ul>
          {answer.map((swatch) => (
            <li key={swatch.productId}>
              <SwatchRow swatch={swatch} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SwatchRow({ swatch }: { readonly swatch: Swatch }) {
  const t = useWords(swatchWords);
  const buying = useWords(buyingWords);
  const [busy, setBusy] = useState(false);
  const isInCart = useStore($cartLines).some((line) => line.ProductId === swatch.productId);
  const add = async () => {
    setBusy(true);
    const answer = await requestAddToCart(swatch.productId, 1);
    setBusy(false);
    if (answer.added) return toast.success(t('swatchAdded'), TOAST_MS.productAndCart, 'cart');
    const text = answer.reason === 'over-maximum' ? t('swatchesFull') : refusalText(buying, answer, 1);
    toast.error(text, TOAST_MS.productAndCart, 'cart');
  };
  return (
    <>
      <i className={styles.cloth} style={{ backgroundColor: swatch.hex }} aria-hidden="true" />
      <span>
        <CatalogueText text={swatch.name} />{' '}
        <span className="muted">
          <Rupees amount={swatch.price} />
        </span>
      </span>
      {isInCart ? (
        <span className="muted small">{t('swatchInCart')}</span>
      ) : swatch.stock === 'out' ? (
        <span className="muted small">{buying('outOfStock')}</span>
      ) : (
        <Button
          kind="secondary"
          aria-label={t('addSwatchNamed', { name: swatch.name })}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void add();
          }}
        >
          {t('addSwatch')}
        </Button>
      )}
    </>
  );
}
