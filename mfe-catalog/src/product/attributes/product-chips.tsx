import { useId } from 'react';
import { type Translate, useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import type { ShownProduct } from '../product-data.ts';
import headingStyles from '../small-heading.module.css';
import styles from './product-chips.module.css';
import { attributeWords } from './words.ts';

type Product = ShownProduct['product'];

/** Tags, shipping methods and 'Product Attributes' as chips; empty rows are omitted. */
export function ProductChips({ product }: { readonly product: Product }) {
  const t = useWords(attributeWords);
  return (
    <div className={styles.rows}>
      <ChipRow title={t('tags')} labels={product.tags.map(({ label }) => label)} />
      <ChipRow title={t('shippingMethods')} labels={product.shippingMethods.map(({ label }) => label)} />
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
          <li key={label}>
            <CatalogueText text={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function attributes(t: Translate<(typeof attributeWords)['english']>, product: Product): string[] {
  const { material, rating, shipping } = product;
  return [
    t('vendor', { name: product.brand }),
    ...(material ? [t('material', { name: material.label })] : []),
    ...(rating ? [t('rating', { rating, n: product.reviewCount })] : []),
    ...(shipping ? [t(shipping.fee === 0 ? 'freeShipping' : 'paidShipping')] : []),
    t(product.isReturnable ? 'returnable' : 'nonReturnable'),
    ...(product.isNew ? [t('newArrival')] : []),
    ...(shipping ? [t('estimatedDelivery', { n: shipping.days })] : []),
  ];
}
