import type { ReactNode } from 'react';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './login-layout.module.css';

interface LoginLayoutProps {
  readonly title: string;
  readonly intro: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The layout of /Login, /CreateAccount and /ResetPassword. */
export function LoginLayout({ title, intro, wide = false, children }: LoginLayoutProps) {
  return (
    <div className="container section">
      <div className={wide ? styles.wideLayout : styles.layout}>
        <header className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">{intro}</p>
        </header>
        <div className={`${surfaceStyles.card} ${styles.card}`}>{children}</div>
      </div>
    </div>
  );
}
