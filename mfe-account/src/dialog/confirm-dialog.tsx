import type { ReactNode } from 'react';
import { Dialog } from 'shared-contracts/kit/dialog';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({ title, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} className={styles.dialog}>
      {children}
    </Dialog>
  );
}

/** The action comes first; on phones the buttons are stacked, within reach of the thumb. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
