import type { ReactNode } from 'react';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './header-actions.module.css';

interface CountedLinkProps {
  readonly to: string;
  /** With the count, which the badge shows only to the eye. */
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** An icon of the header with a number as a badge. */
export function CountedLink({ to, label, count, children }: CountedLinkProps) {
  return (
    <StoreLink to={to} className={`${buttonStyles.icon} ${styles.counted}`} aria-label={label}>
      {children}
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </StoreLink>
  );
}
