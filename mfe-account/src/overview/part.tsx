import { type ReactNode, useId } from 'react';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import styles from './overview.module.css';

interface PartProps {
  readonly title: string;
  /** The link to the full page. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <section className={`${surfaceStyles.card} ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {more ? <div className={styles.more}>{more}</div> : null}
    </section>
  );
}
