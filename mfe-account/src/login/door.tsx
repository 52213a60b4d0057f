import type { ReactNode } from 'react';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './door.module.css';

interface DoorProps {
  readonly title: string;
  readonly intro: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages before an account is open: log in, create an account, reset the password. */
export function Door({ title, intro, wide = false, children }: DoorProps) {
  return (
    <div className="container section">
      <div className={wide ? styles.wideDoor : styles.door}>
        <header className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">{intro}</p>
        </header>
        <div className={`${surfaceStyles.card} ${styles.card}`}>{children}</div>
      </div>
    </div>
  );
}
