import type { ReactNode } from 'react';
import { Modal } from 'shared-contracts/kit/modal';
import styles from './dialog-window.module.css';

interface DialogWindowProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question over the page, with its heading. Closing it changes nothing. */
export function DialogWindow({ title, onClose, children }: DialogWindowProps) {
  return (
    <Modal label={title} onClose={onClose} className={styles.window}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Modal>
  );
}

/** The ways out, the one that acts first; on phones one above the other, in reach of the thumb. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
