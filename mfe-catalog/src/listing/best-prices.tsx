import { links, useWords } from 'shared-contracts';
import { discountPercent } from 'shared-contracts/domain/discount';
import { formatRupees } from 'shared-contracts/domain/money';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import tableStyles from 'shared-contracts/kit/table.module.css';
import styles from './best-prices.module.css';
import { bestPricesWords } from './best-prices-words.ts';
import type { ProductListing } from './listing-data.ts';
import { listingWords } from './words.ts';

/** The ten largest discounts of the listed category, in a closed disclosure (CAT-09). */
export function BestPrices({ listing: { bestPrices, trail } }: { readonly listing: ProductListing }) {
  const t = useWords(bestPricesWords);
  const ofListing = useWords(listingWords);
  if (bestPrices.length === 0) return null;
  const name = trail.at(-1)?.name ?? ofListing('allProducts');
  return (
    <details className={styles.best}>
      <summary>
        <h2>{t('bestPrices', { name })}</h2>
      </summary>
      <div className={tableStyles.scroll}>
        <table className={`${tableStyles.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('bestPriceProduct')}</th>
              <th scope="col" className={tableStyles.number}>
                {t('bestPricePrice')}
              </th>
              <th scope="col" className={tableStyles.number}>
                {t('bestPriceOld')}
              </th>
              <th scope="col" className={tableStyles.number}>
                {t('bestPriceOff')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bestPrices.map(({ id, name: product, category, slug, price, oldPrice }) => (
              <tr key={id}>
                <th scope="row">
                  <StoreLink to={links.product(category.slug, slug)}>
                    <CatalogueText text={product} />
                  </StoreLink>
                </th>
                <td className={tableStyles.number}>
                  <bdi dir="ltr">{formatRupees(price)}</bdi>
                </td>
                <td className={tableStyles.number}>
                  <del>
                    <bdi dir="ltr">{formatRupees(oldPrice)}</bdi>
                  </del>
                </td>
                <td className={`${tableStyles.number} ${styles.off}`}>
                  <bdi dir="ltr">{`${discountPercent(price, oldPrice)}%`}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
