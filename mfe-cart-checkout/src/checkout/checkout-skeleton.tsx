import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import styles from './checkout.module.css';

/** Shown until person and cart are read from storage. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.checkout} aria-hidden="true">
      <div className={styles.steps}>
        <TextSkeleton lines={5} />
        <TextSkeleton lines={7} />
      </div>
      <div className={styles.summary}>
        <TextSkeleton lines={6} />
      </div>
    </div>
  );
}
