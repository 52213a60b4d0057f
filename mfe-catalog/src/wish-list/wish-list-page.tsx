import { useStore } from '@nanostores/react';
import { $storageReady, $wishList, contractWords, links, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/ui/empty-state';
import { ProductCardSkeleton } from 'shared-contracts/ui/skeletons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { CARD_SIZES } from '../listing/card-sizes.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { words } from '../words.ts';
import { useWishedProducts } from './use-wished-products.ts';
import styles from './wish-list-page.module.css';

/** The products this browser keeps in mind (CAT-24). */
export function WishListPage() {
  const t = useWords(words);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('wishList')}</h1>
      <p className="lead">{t('wishListIntro')}</p>
      <WishedProducts />
    </div>
  );
}

function WishedProducts() {
  const t = useWords(words);
  const contract = useWords(contractWords);
  const isReady = useStore($storageReady);
  const ids = useStore($wishList);
  const { products, failed, retry } = useWishedProducts(ids);
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
  if (!products) {
    return (
      <div className={styles.grid} role="status" aria-label={contract('loading')}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.ProductId}>
          <ProductCard product={product} heading="h2" sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}
