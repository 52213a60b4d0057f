import { links, useWords } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import { ToolsIcon } from 'shared-contracts/kit/icons';
import { Price } from 'shared-contracts/kit/price';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { priceOf } from '../../product-card/price-of.ts';
import { WishHeart } from '../../product-card/wish-heart.tsx';
import type { Product } from '../load-product.ts';
import { productWords } from '../words.ts';
import styles from './product-summary.module.css';

interface ProductSummaryProps {
  readonly product: Product;
  readonly price: Paise | null;
}

export function ProductSummary({ product, price }: ProductSummaryProps) {
  const t = useWords(productWords);
  return (
    <div className={styles.summary}>
      <p className={styles.keywords}>
        <bdi lang="en">{product.MetaKeywords}</bdi>
      </p>
      <div className={styles.title}>
        <h1>
          <bdi lang="en">{product.MetaTitle}</bdi>
        </h1>
        <WishHeart productId={product.ProductId} name={product.MetaTitle} />
      </div>
      {product.Rating !== null && product.TotalReviews > 0 && (
        <a href="#reviews" className={styles.rating}>
          <Stars rating={product.Rating} count={product.TotalReviews} />
        </a>
      )}
      <p className="muted">
        <bdi lang="en">{product.ShortDescription}</bdi>
      </p>
      {price !== null && (
        <div className={styles.price}>
          <Price amount={price} oldAmount={priceOf(product.OldPrice)} size="large" />
          <StoreLink to={links.policy('delivery-and-assembly')} className={styles.note ?? ''}>
            {t('taxNote')}
          </StoreLink>
        </div>
      )}
      {!product.IsDigitalProduct && (
        <p className={styles.banner}>
          <ToolsIcon size={20} />
          {t('assemblyBanner')}
        </p>
      )}
    </div>
  );
}
