import { links, useWords } from 'shared-contracts';
import { formatProductPrice, formatRupees, fromRupees, type Paise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Price } from 'shared-contracts/kit/price';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { priceOf } from '../../product-card/price-of.ts';
import { WishHeart } from '../../product-card/wish-heart.tsx';
import { useShippingHere } from '../pincode/shipping-here.ts';
import type { Product } from '../product-data.ts';
import { productWords } from '../words.ts';
import styles from './product-summary.module.css';

interface ProductSummaryProps {
  readonly product: Product;
  readonly price: Paise | null;
}

const MOST_KEYWORDS = 3;

export function ProductSummary({ product, price }: ProductSummaryProps) {
  const t = useWords(productWords);
  const { MetaKeywords, MetaTitle, Rating, TotalReviews, EmiFrom, IsDigitalProduct } = product;
  const shipping = useShippingHere(product);
  const keywords = MetaKeywords.split(',').slice(0, MOST_KEYWORDS);
  return (
    <div className={styles.summary}>
      <p className={styles.keywords}>
        <CatalogueText text={keywords.map((keyword) => keyword.trim()).join(' · ')} />
      </p>
      <div className={styles.title}>
        <h1>
          <CatalogueText text={MetaTitle} />
        </h1>
        <WishHeart productId={product.ProductId} name={MetaTitle} />
      </div>
      {Rating !== null && TotalReviews > 0 && (
        <a href="#reviews" className={styles.rating}>
          <Stars rating={Rating} count={TotalReviews} />
        </a>
      )}
      {price !== null && (
        <div className={styles.price}>
          <Price amount={price} oldAmount={priceOf(product.OldPrice)} size="large" />
          {EmiFrom && (
            // A fragment inside the folded section: the browser opens it.
            <a href="#emi" className={styles.note}>
              {t('emiFrom', { amount: formatProductPrice(fromRupees(EmiFrom)).replace('.00', '') })}
            </a>
          )}
          <StoreLink to={links.policy('delivery-and-assembly')} className={styles.note ?? ''}>
            {IsDigitalProduct ? t('downloadTaxNote') : <TaxNote shipping={shipping} />}
          </StoreLink>
        </div>
      )}
    </div>
  );
}

/** What shipping costs here, once the shopper's PIN code is known (CAT-13). */
function TaxNote({ shipping }: { readonly shipping: number | undefined }) {
  const t = useWords(productWords);
  if (shipping === undefined) return t('taxNote');
  return (
    <span className={styles.taxNote}>
      <span>{shipping === 0 ? t('taxNoteFree') : t('taxNoteFee', { amount: formatRupees(fromRupees(shipping)) })}</span>
      {/* The room of the words before: what is below does not move. */}
      <span aria-hidden="true">{t('taxNote')}</span>
    </span>
  );
}
