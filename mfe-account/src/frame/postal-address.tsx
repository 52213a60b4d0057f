import styles from './postal-address.module.css';

/** An address line by line, blank ones left out. Each line has its own direction and starts where the page does. */
export function PostalAddress({ lines }: { readonly lines: readonly (string | null | undefined)[] }) {
  return (
    <address className={styles.address}>
      {lines.flatMap((line) =>
        line
          ? [
              <span key={line}>
                <bdi>{line}</bdi>
              </span>,
            ]
          : [],
      )}
    </address>
  );
}
