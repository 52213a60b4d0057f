import { useState } from 'react';
import { inLanguage, links, useLanguage, useWords } from 'shared-contracts';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Price } from 'shared-contracts/kit/price';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useNavigation } from 'shared-contracts/router';
import { CardPictures } from './card-pictures.tsx';
import { rememberChosen } from './chosen-product.ts';
import { priceOf } from './price-of.ts';
import styles from './product-card.module.css';
import { QuickViewButton } from './quick-view-button.tsx';
import { WishHeart } from './wish-heart.tsx';
import { cardWords } from './words.ts';

interface ProductCardProps {
  readonly product: ProductListItem;
  /** The heading level that fits the surrounding page. */
  readonly heading?: 'h2' | 'h3';
  /** The `sizes` of its <img>. */
  readonly sizes: string;
  /** For pictures of the first screen; others load lazily. */
  readonly priority?: boolean;
}

/** The whole card is one link; heart and Quick view are separate buttons (CAT-07). */
export function ProductCard({ product, heading: Heading = 'h3', sizes, priority = false }: ProductCardProps) {
  const t = useWords(cardWords);
  const [pointed, setPointed] = useState(false);
  const price = priceOf(product.Price);
  const path = links.product(product.CategorySlug, product.Slug);
  const isOpening = useNavigation().location?.pathname === inLanguage(useLanguage(), path);
  const isOut = product.StockStatus === 'Out of stock';
  return (
    <article
      className={styles.card}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setPointed(true);
      }}
    >
      <div className={`${surfaceStyles.well} ${styles.well}`} data-out={isOut || undefined}>
        <CardPictures product={product} sizes={sizes} priority={priority} pointed={pointed} />
        {product.MarkAsNew && <span className={`${badgeStyles.promo} ${styles.flag}`}>{t('newArrival')}</span>}
        {isOpening && (
          <p role="status" className={styles.opening}>
            {t('loadingProduct')}
          </p>
        )}
      </div>
      <Heading className={styles.name}>
        <StoreLink to={path} className={styles.link ?? ''} onClick={() => rememberChosen(product)}>
          <CatalogueText text={product.ProductName} />
        </StoreLink>
      </Heading>
      <p className={styles.brand}>
        <CatalogueText text={product.VendorName} />
      </p>
      {price && <Price amount={price} oldAmount={priceOf(product.OldPrice)} showNoDiscount />}
      <p className={styles.facts}>
        {product.Rating !== null && product.TotalReviews > 0 && (
          <Stars rating={product.Rating} count={product.TotalReviews} />
        )}
        <span className={isOut ? badgeStyles.outOfStock : badgeStyles.inStock}>
          {t(isOut ? 'outOfStock' : 'inStock')}
        </span>
      </p>
      <div className={styles.actions}>
        <WishHeart productId={product.ProductId} name={product.ProductName} />
        <QuickViewButton productId={product.ProductId} name={product.ProductName} />
      </div>
    </article>
  );
}
