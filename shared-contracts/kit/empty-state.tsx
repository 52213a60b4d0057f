import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence. */
  readonly title: string;
  readonly text?: string;
  readonly picture?: keyof typeof PICTURES;
  /** One action. */
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, picture = 'chair', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg
        aria-hidden="true"
        width="112"
        height="96"
        viewBox="0 0 112 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M8 90h96" opacity=".35" />
        {PICTURES[picture]}
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

const PICTURES = {
  chair: (
    <>
      <path d="M36 52V28c0-8 6-14 14-14h12c8 0 14 6 14 14v24" />
      <path d="M28 46c5 0 8 4 8 9v7h40v-7c0-5 3-9 8-9s8 3 8 8-3 7-6 8v14H26V62c-3-1-6-3-6-8s3-8 8-8Z" />
      <path d="M32 76v14M80 76v14M46 30h20" />
    </>
  ),
  basket: <path d="M24 40h64l-6 50H30l-6-50ZM40 40c0-16 6-26 16-26s16 10 16 26M44 54v22M56 54v22M68 54v22" />,
  search: <path d="M50 64a24 24 0 1 0 0-48 24 24 0 0 0 0 48ZM68 58l24 24M40 40h20M50 30v20" />,
  box: <path d="M20 38 56 22l36 16v44L56 90 20 82V38ZM20 38l36 14 36-14M56 52v38M38 30l36 15" />,
  heart: (
    <path d="M56 84S22 64 22 40c0-12 8-20 18-20 8 0 13 5 16 11 3-6 8-11 16-11 10 0 18 8 18 20 0 24-34 44-34 44Z" />
  ),
} as const satisfies Record<string, ReactNode>;
