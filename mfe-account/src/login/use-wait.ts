import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'shared-contracts/router';

/**
 * Calls `then` once, `milliseconds` after `waiting` became true. A navigation or an opened dialog cancels it (SH-19).
 * Returns whether it was cancelled.
 */
export function useWait(waiting: boolean, milliseconds: number, then: () => void): boolean {
  const { state } = useNavigation();
  const { key } = useLocation();
  const [startKey, setStartKey] = useState<string>();
  const [cancelled, setCancelled] = useState(false);
  if (waiting && startKey === undefined) setStartKey(key);
  if (waiting && !cancelled && (state !== 'idle' || (startKey !== undefined && startKey !== key))) setCancelled(true);

  const counting = waiting && !cancelled;
  const fire = useEffectEvent(then);
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => fire(), milliseconds);
    const onFocus = ({ target }: FocusEvent) => {
      // Every team's dialogs take the focus when they open.
      if (target instanceof Element && target.closest('dialog, [role="dialog"]')) setCancelled(true);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [counting, milliseconds]);
  return cancelled;
}
