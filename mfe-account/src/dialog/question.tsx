import type { ReactNode } from 'react';
import { Dialog } from 'shared-contracts/kit/dialog';
import styles from './question.module.css';

interface QuestionProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done. Closing it changes nothing. */
export function Question({ title, onClose, children }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose} className={styles.question}>
      {children}
    </Dialog>
  );
}

/** The ways out, the one that acts first; on phones one above the other, in reach of the thumb. */
export function Answers({ children }: { readonly children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}
