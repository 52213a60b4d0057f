import type { ReactNode } from 'react';
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
        <path d="M8 207V88a80 80 0 0 1 160 0v119Z" className={styles.niche} />
        <g stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          {DRAWINGS[drawing]}
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

const DRAWINGS = {
  /** An empty chair. */
  chair: (
    <path d="M60 132V92c0-12 8-20 20-20h16c12 0 20 8 20 20v40M48 122c8 0 12 6 12 14v8h56v-8c0-8 4-14 12-14s12 5 12 12-5 11-10 12v22H46v-22c-5-1-10-4-10-12s4-12 12-12ZM52 168v24M124 168v24M74 96h28" />
  ),
  /** A lamp that is off. */
  lamp: (
    <path d="M88 18v38M88 56 58 100h60L88 56ZM78 100c0 6 4 10 10 10s10-4 10-10M50 152h76M60 152l-8 40M116 152l8 40M57 172h62" />
  ),
} as const;
