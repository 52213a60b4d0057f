import { ProductCardSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './shelf-placeholder.module.css';

/** Keeps a shelf's space while the catalogue's cards are on their way. */
export function ShelfPlaceholder() {
  return (
    <div className={styles.shelf}>
      {['one', 'two', 'three', 'four'].map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </div>
  );
}
