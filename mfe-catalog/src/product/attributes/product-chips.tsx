import { useId } from 'react';
import { type Translate, useWords } from 'shared-contracts';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import type { Product } from '../product-data.ts';
import headingStyles from '../small-heading.module.css';
import { jsonLabels } from './json-labels.ts';
import styles from './product-chips.module.css';
import { attributeWords } from './words.ts';

/** Tags, shipping methods and 'Product Attributes' as chips; empty rows are omitted. */
export function ProductChips({ product }: { readonly product: Product }) {
  const t = useWords(attributeWords);
  return (
    <div className={styles.rows}>
      <ChipRow title={t('tags')} labels={jsonLabels(product.ProductTagsJson)} />
      <ChipRow title={t('shippingMethods')} labels={jsonLabels(product.ProductShipMethodsJson)} />
      <ChipRow title={t('productAttributes')} labels={attributes(t, product)} />
    </div>
  );
}

interface ChipRowProps {
  readonly title: string;
  readonly labels: readonly string[];
}

function ChipRow({ title, labels }: ChipRowProps) {
  const id = useId();
  if (labels.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.row}>
      <h2 id={id} className={headingStyles.heading}>
        {title}
      </h2>
      <ul>
        {[...new Set(labels)].map((label) => (
          <li key={label} className={badgeStyles.chip}>
            <CatalogueText text={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function attributes(t: Translate<(typeof attributeWords)['english']>, product: Product): string[] {
  const [material] = jsonLabels(product.MatterialTypeJson);
  const { Rating, TotalReviews, EstimatedShippingDays } = product;
  const isRated = Rating !== null && TotalReviews > 0;
  const isShipped = !product.IsDigitalProduct;
  return [
    t('vendor', { name: product.VendorName }),
    ...(material ? [t('material', { name: material })] : []),
    ...(isRated ? [t('rating', { rating: Rating, n: TotalReviews })] : []),
    ...(isShipped ? [t(product.IsShippingFree ? 'freeShipping' : 'paidShipping')] : []),
    t(product.IsReturnAble ? 'returnable' : 'nonReturnable'),
    ...(product.MarkAsNew ? [t('newArrival')] : []),
    ...(isShipped ? [t('estimatedDelivery', { n: EstimatedShippingDays })] : []),
  ];
}
