import { useId } from 'react';
import type { FragmentProps } from 'shared-contracts';
import type { Card } from 'shared-contracts/domain/card';
import { FROM_DESKTOP, FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import swipeStyles from 'shared-contracts/kit/swipe.module.css';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-shelf.module.css';

const SIZES = {
  row: `${FROM_WHOLE_CONTAINER} 292px, ${FROM_DESKTOP} 23vw, ${FROM_TABLET} 30vw, 62vw`,
  /** A row that three cards fill. */
  three: `${FROM_WHOLE_CONTAINER} 397px, ${FROM_TABLET} 30vw, 62vw`,
  grid: `${FROM_WHOLE_CONTAINER} 397px, ${FROM_TABLET} 30vw, 46vw`,
} as const;

interface ProductShelfProps extends Omit<FragmentProps['catalog/fragments/product-shelf'], 'products'> {
  readonly products: readonly Card[];
}

/** Products under a heading: a snapping row on phones, else a grid. */
export function ProductShelf({ heading, products, layout = 'row' }: ProductShelfProps) {
  const id = useId();
  if (products.length === 0) return null;
  const sizes = SIZES[layout === 'row' && products.length === 3 ? 'three' : layout];
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <h2 id={id}>
        <CatalogueText text={heading} />
      </h2>
      <ul className={layout === 'row' ? `${swipeStyles.row} ${styles.row}` : styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
