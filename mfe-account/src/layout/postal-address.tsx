import styles from './postal-address.module.css';

/** An address line by line, blank ones left out. Each line has its own direction and starts where the page does. */
export function PostalAddress({ lines }: { readonly lines: readonly (string | null | undefined)[] }) {
  return (
    <address className={styles.address}>
      {lines.flatMap((line, index) =>
        line
          ? [
              // biome-ignore lint/suspicious/noArrayIndexKey: a city and its state may share a name; lines have no other id.
              <span key={index}>
                <bdi>{line}</bdi>
              </span>,
            ]
          : [],
      )}
    </address>
  );
}
