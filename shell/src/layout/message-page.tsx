import type { ReactNode } from 'react';
import { DRAWINGS, NICHE } from './message-drawings.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly drawing: keyof typeof DRAWINGS;
  /** What the shopper can do. */
  readonly children: ReactNode;
}

/** A whole page that says one thing: a drawing in the store's niche, a heading, a sentence, and what to do. */
export function MessagePage({ title, text, drawing, children }: MessagePageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <svg aria-hidden="true" className={styles.drawing} width="176" height="208" viewBox="0 0 176 208" fill="none">
        <path d={NICHE} className={styles.niche} />
        <g stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <path d={DRAWINGS[drawing]} />
        </g>
      </svg>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
