import styles from './postal-address.module.css';

/** Skips blank lines. Each line has its own text direction and is aligned with the page. */
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
