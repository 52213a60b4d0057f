import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import type { ProductData } from './product-data.ts';
import styles from './product-page.module.css';
import { ProductView } from './product-view.tsx';
import { RecalledProduct } from './recalled-product.tsx';
import { productWords } from './words.ts';

/** Shows a product, or that it was not found (CAT-11). */
export function ProductPage({ data }: { readonly data: ProductData }) {
  const t = useWords(productWords);
  switch (data.kind) {
    case 'product':
      return <ProductView shown={data} />;
    case 'recalled':
      return <RecalledProduct recall={data.recall} />;
    case 'missing':
      return (
        <div className={`container ${styles.missing}`}>
          <h1>{t('productNotFound')}</h1>
          <EmptyState title={t('productNotFoundWhy')} text={t('leadOn')} picture="chair">
            <ButtonLink kind="primary" to={links.allProducts()}>
              {t('seeAllProducts')}
            </ButtonLink>
          </EmptyState>
        </div>
      );
  }
}
