import type { ReactNode } from 'react';
import type { User } from 'shared-contracts';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { AccountNavigation } from './account-navigation.tsx';
import styles from './account-page.module.css';
import { useGuard } from './use-guard.ts';

interface AccountPageProps {
  readonly title: string;
  /** Rendered for a logged-in user; a skeleton replaces it until then. */
  readonly children: (user: User) => ReactNode;
}

/** The layout of every page behind the login, with the guard of ACC-02. */
export function AccountPage({ title, children }: AccountPageProps) {
  const user = useGuard();
  return (
    <div className={`container ${styles.page}`}>
      <AccountNavigation />
      <div className={styles.content}>
        <h1 tabIndex={-1}>{title}</h1>
        {user ? children(user) : <TextSkeleton lines={6} />}
      </div>
    </div>
  );
}
