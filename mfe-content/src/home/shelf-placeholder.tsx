import { ProductCardSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './shelf-placeholder.module.css';

/** Reserves a shelf's space while the catalogue's cards load. */
export function ShelfPlaceholder() {
  return (
    <div className={styles.shelf}>
      {['one', 'two', 'three', 'four'].map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </div>
  );
}
