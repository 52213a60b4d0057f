import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import type { CartItem } from '../pricing/cart-items.ts';
import { words } from '../words.ts';
import styles from './cart-line-item.module.css';
import { usePausableEnd } from './use-pausable-end.ts';

/** How long a removed line can be brought back (CART-02). */
const UNDO_MS = 10_000;

interface RemovedItemProps {
  readonly kind: 'removed' | 'saved';
  readonly item: CartItem;
  readonly onUndo: () => void;
  /** Called when the undo offer expires; `hasFocus` means that the focus must move. */
  readonly onEnd: (hasFocus: boolean) => void;
}

/**
 * Offers Undo in the place of a removed or saved line. The timer pauses under the pointer and under keyboard focus, but not
 * under the focus that follows a click on Remove.
 */
export function RemovedItem({ kind, item, onUndo, onEnd }: RemovedItemProps) {
  const t = useWords(words);
  const place = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // The removed Remove button had the focus.
  useEffect(() => undo.current?.focus(), []);
  const end = useCallback(() => onEnd(place.current?.contains(document.activeElement) ?? false), [onEnd]);
  usePausableEnd(end, UNDO_MS, hovered || focused);
  return (
    <li
      ref={place}
      className={styles.removed}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <span>{t(kind === 'saved' ? 'savedForLater' : 'removed', { name: item.name })}</span>
      <Button
        ref={undo}
        kind="quiet"
        aria-label={t(kind === 'saved' ? 'undoSaving' : 'undoRemoving', { name: item.name })}
        onClick={onUndo}
      >
        {t('undo')}
      </Button>
    </li>
  );
}
