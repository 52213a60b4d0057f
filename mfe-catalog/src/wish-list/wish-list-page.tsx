import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import {
  $isLoggedIn,
  $storageReady,
  $wishList,
  contractWords,
  links,
  Unavailable,
  useLanguage,
  useWords,
} from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { ProductCardSkeleton } from 'shared-contracts/kit/skeletons';
import { ProductCard } from '../product-card/product-card.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import { MoveToCart } from './move-to-cart.tsx';
import { useWishedProducts } from './use-wished-products.ts';
import styles from './wish-list-page.module.css';
import { WithdrawnWishes } from './withdrawn-wishes.tsx';
import { wishListWords } from './words.ts';

export function WishListPage() {
  const t = useWords(wishListWords);
  const isLoggedIn = useStore($isLoggedIn);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={`container ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('wishList')}
      </h1>
      <p className="lead">{t(isLoggedIn ? 'wishListIntroAccount' : 'wishListIntro')}</p>
      <WishedProducts key={useLanguage()} heading={heading} />
    </div>
  );
}

function WishedProducts({ heading }: { readonly heading: RefObject<HTMLElement | null> }) {
  const t = useWords(wishListWords);
  const contract = useWords(contractWords);
  const isReady = useStore($storageReady);
  const ids = useStore($wishList);
  useFocusAfterRemoval(ids, heading);
  const { products, discontinued, failed, refetch } = useWishedProducts(ids);
  if (isReady && ids.length === 0) {
    return (
      <EmptyState title={t('wishListEmpty')} text={t('wishListEmptyText')} picture="heart">
        <ButtonLink kind="primary" to={links.allProducts()}>
          {t('seeAllProducts')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (failed) return <Unavailable text={t('wishListFailed')} onRetry={refetch} />;
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
      {discontinued.length > 0 && <WithdrawnWishes ids={discontinued} />}
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id} className={styles.wish}>
            <ProductCard product={product} heading="h2" sizes={CARD_SIZES} />
            {product.price !== undefined && product.stock === 'in' && <MoveToCart product={product} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A pressed button goes with its item: the focus that it leaves behind goes to the heading. */
function useFocusAfterRemoval(ids: readonly number[], heading: RefObject<HTMLElement | null>) {
  const count = useRef(ids.length);
  useEffect(() => {
    const isFewer = ids.length < count.current;
    count.current = ids.length;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [ids, heading]);
}
