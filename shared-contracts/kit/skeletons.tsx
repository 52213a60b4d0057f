import styles from './skeleton.module.css';

/** Lines of text to come; the last one is shorter. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} className={styles.block} />
      ))}
    </span>
  );
}

/** A product card to come: picture, name, brand, price. */
export function ProductCardSkeleton() {
  return (
    <span className={styles.card} aria-hidden="true">
      <span className={styles.picture} />
      <TextSkeleton lines={3} />
    </span>
  );
}
