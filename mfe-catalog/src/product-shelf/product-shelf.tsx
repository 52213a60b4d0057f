import { useId } from 'react';
import type { FragmentProps } from 'shared-contracts';
import { FROM_DESKTOP, FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-shelf.module.css';

const SIZES = {
  row: `${FROM_WHOLE_CONTAINER} 292px, ${FROM_DESKTOP} 23vw, ${FROM_TABLET} 30vw, 62vw`,
  grid: `${FROM_WHOLE_CONTAINER} 397px, ${FROM_TABLET} 30vw, 46vw`,
} as const;

/** Products under a heading, for any team's page: a snapping row on phones, else a grid. */
export function ProductShelf({ heading, products, layout = 'row' }: FragmentProps['catalog/fragments/product-shelf']) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles[layout]}>
        {products.map((product) => (
          <li key={product.ProductId}>
            <ProductCard product={product} sizes={SIZES[layout]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
