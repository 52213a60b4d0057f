import { links, useWords } from 'shared-contracts';
import { formatProductAmount, formatRupees, type Paise } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Price } from 'shared-contracts/kit/price';
import { Stars } from 'shared-contracts/kit/stars';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { WishHeart } from '../../product-card/wish-heart.tsx';
import { useShippingHere } from '../pincode/shipping-here.ts';
import type { ShownProduct } from '../product-data.ts';
import { productWords } from '../words.ts';
import { PartLink } from './part-link.tsx';
import styles from './product-summary.module.css';

const MOST_KEYWORDS = 3;

export function ProductSummary({ product }: Pick<ShownProduct, 'product'>) {
  const t = useWords(productWords);
  const { name, keywords, price, oldPrice, instalmentFrom, rating } = product;
  const shipping = useShippingHere(product);
  return (
    <div className={styles.summary}>
      <p className={styles.keywords}>
        <CatalogueText text={keywords.slice(0, MOST_KEYWORDS).join(' · ')} />
      </p>
      <div className={styles.title}>
        <h1>
          <CatalogueText text={name} />
        </h1>
        <WishHeart productId={product.id} name={name} />
      </div>
      {rating && (
        <PartLink part="reviews" className={styles.rating}>
          <Stars rating={rating} count={product.reviewCount} />
        </PartLink>
      )}
      {price && (
        <div className={styles.price}>
          <Price amount={price} oldAmount={oldPrice} size="large" />
          {instalmentFrom && (
            <PartLink part="emi" className={styles.note}>
              {t('emiFrom', { amount: formatProductAmount(instalmentFrom) })}
            </PartLink>
          )}
          <StoreLink to={links.policy('delivery-and-assembly')} className={styles.note ?? ''}>
            {product.shipping ? <TaxNote shipping={shipping} /> : t('downloadTaxNote')}
          </StoreLink>
        </div>
      )}
    </div>
  );
}

/** What shipping costs here, once the shopper's PIN code is known (CAT-13). */
function TaxNote({ shipping }: { readonly shipping: Paise | undefined }) {
  const t = useWords(productWords);
  if (shipping === undefined) return t('taxNote');
  return (
    <span className={styles.taxNote}>
      <span>{shipping === 0 ? t('taxNoteFree') : t('taxNoteFee', { amount: formatRupees(shipping) })}</span>
      {/* The room of the words before: what is below does not move. */}
      <span aria-hidden="true">{t('taxNote')}</span>
    </span>
  );
}
