import { useStore } from '@nanostores/react';
import { $isLoggedIn, $storageReady, $wishList, contractWords, links, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { ProductCardSkeleton } from 'shared-contracts/kit/skeletons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { ProductCard } from '../product-card/product-card.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import { useWishedProducts } from './use-wished-products.ts';
import styles from './wish-list-page.module.css';
import { wishListWords } from './words.ts';

/** The products a shopper keeps in mind (CAT-24). */
export function WishListPage() {
  const t = useWords(wishListWords);
  const isLoggedIn = useStore($isLoggedIn);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('wishList')}</h1>
      <p className="lead">{t(isLoggedIn ? 'wishListIntroAccount' : 'wishListIntro')}</p>
      <WishedProducts />
    </div>
  );
}

function WishedProducts() {
  const t = useWords(wishListWords);
  const contract = useWords(contractWords);
  const isReady = useStore($storageReady);
  const ids = useStore($wishList);
  const { products, gone, failed, retry } = useWishedProducts(ids);
  if (isReady && ids.length === 0) {
    return (
      <EmptyState title={t('wishListEmpty')} text={t('wishListEmptyText')} picture="heart">
        <StoreLink className="button button-primary" to={links.allProducts()}>
          {t('seeAllProducts')}
        </StoreLink>
      </EmptyState>
    );
  }
  if (failed) {
    return (
      <div className="unavailable" role="alert">
        <p>{t('wishListFailed')}</p>
        <button type="button" className="button button-secondary" onClick={retry}>
          {contract('retry')}
        </button>
      </div>
    );
  }
  if (!isReady || !products) {
    return (
      <div className={styles.grid} role="status" aria-label={contract('loading')}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.wishes}>
      <p role="status" className="muted">
        {t('wishCount', { n: products.length })}
      </p>
      {gone.length > 0 && (
        <div className={styles.gone}>
          <p>{t('wishesGone', { n: gone.length })}</p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => $wishList.set(ids.filter((id) => !gone.includes(id)))}
          >
            {t('forgetGone')}
          </button>
        </div>
      )}
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.ProductId}>
            <ProductCard product={product} heading="h2" sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </div>
  );
}
