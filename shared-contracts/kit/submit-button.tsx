import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $storageReady } from 'shared-contracts';
import { Button } from './button.tsx';
import styles from './form.module.css';

interface SubmitButtonProps {
  readonly running: boolean;
  readonly children: ReactNode;
}

/** Sends a form, once its draft has been read. Keeps the focus while the form is being sent. */
export function SubmitButton({ running, children }: SubmitButtonProps) {
  const ready = useStore($storageReady, { ssr: 'initial' });
  return (
    <Button
      type="submit"
      kind="primary"
      className={styles.send}
      disabled={!ready}
      aria-disabled={running}
      aria-busy={running}
    >
      {children}
    </Button>
  );
}
