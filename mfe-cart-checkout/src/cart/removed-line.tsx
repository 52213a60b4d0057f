import { useEffect, useRef } from 'react';
import { type CartLine, useWords } from 'shared-contracts';
import { words } from '../words.ts';
import styles from './cart-line-item.module.css';

/** Where a line was: says so and brings it back. */
export function RemovedLine({ line, onUndo }: { readonly line: CartLine; readonly onUndo: () => void }) {
  const t = useWords(words);
  const undo = useRef<HTMLButtonElement>(null);
  // The Remove button that had the focus is gone: Undo stands in its place.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.removed}>
      <span role="status">{t('removed', { name: line.ProductName })}</span>
      <button
        ref={undo}
        type="button"
        className="button button-quiet"
        aria-label={t('undoRemoving', { name: line.ProductName })}
        onClick={onUndo}
      >
        {t('undo')}
      </button>
    </li>
  );
}
