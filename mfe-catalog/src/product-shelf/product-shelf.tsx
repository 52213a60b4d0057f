import { useId } from 'react';
import type { FragmentProps } from 'shared-contracts';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-shelf.module.css';

const SIZES = {
  row: '(min-width: 1304px) 292px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 62vw',
  grid: '(min-width: 1304px) 397px, (min-width: 768px) 30vw, 46vw',
} as const;

/** Products under a heading, on any team's page. A row scrolls by snap on phones, a grid wraps. */
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
