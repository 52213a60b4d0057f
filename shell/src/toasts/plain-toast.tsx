import { useEffect } from 'react';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import styles from './plain-toast.module.css';
import type { ToastRegionProps } from './requested-toast.ts';

/** The latest message where the code of toasts cannot be fetched, behind a content blocker for example. */
export function PlainToast({ requested, onShown }: ToastRegionProps) {
  const { text, duration } = requested.at(-1) ?? {};
  useEffect(() => {
    const timer = setTimeout(() => onShown(requested.length), duration ?? TOAST_MS.standard);
    return () => clearTimeout(timer);
  }, [requested, duration, onShown]);
  return (
    <p role="status" className={styles.plain}>
      {text}
    </p>
  );
}
