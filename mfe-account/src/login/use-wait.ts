import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'shared-contracts/router';

/**
 * Calls `then` once, `milliseconds` after `waiting` became true, unless the shopper moves on first: any
 * navigation, Back, or an opened dialog ends the wait for good (SH-19). Gives whether it was ended.
 */
export function useWait(waiting: boolean, milliseconds: number, then: () => void): boolean {
  const { state } = useNavigation();
  const { key } = useLocation();
  const [startKey, setStartKey] = useState<string>();
  const [ended, setEnded] = useState(false);
  if (waiting && startKey === undefined) setStartKey(key);
  if (waiting && !ended && (state !== 'idle' || (startKey !== undefined && startKey !== key))) setEnded(true);

  const counting = waiting && !ended;
  const fire = useEffectEvent(then);
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => fire(), milliseconds);
    const onFocus = ({ target }: FocusEvent) => {
      // An opened dialog takes the focus; that is how any team's dialog is noticed.
      if (target instanceof Element && target.closest('dialog, [role="dialog"]')) setEnded(true);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [counting, milliseconds]);
  return ended;
}
