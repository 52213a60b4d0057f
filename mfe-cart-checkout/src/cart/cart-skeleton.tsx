import skeletonStyles from 'shared-contracts/kit/skeleton.module.css';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './cart.module.css';

/** Shown until local storage is read. */
export function CartSkeleton() {
  return (
    <div className={styles.cart} aria-hidden="true">
      <ul className={styles.lines}>
        {['first', 'second'].map((line) => (
          <li key={line} className={styles.skeletonLine}>
            <span className={skeletonStyles.picture} />
            <TextSkeleton lines={3} />
          </li>
        ))}
      </ul>
      <div className={styles.skeletonSummary}>
        <TextSkeleton lines={4} />
      </div>
    </div>
  );
}
