import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'shared-contracts/router';

interface Wait {
  /** The history entry at which it began. */
  readonly place: string;
  /** The dialogs open at that time, as a quick view from which a product was added: they cancel nothing. */
  readonly dialogs: readonly Element[];
}

/** Calls `go` so many milliseconds after `start`, unless the shopper navigates or opens a dialog first (SH-19). */
export function useDelayedNavigation(go: () => void, milliseconds: number) {
  const { key: place } = useLocation();
  const { state } = useNavigation();
  const [wait, setWait] = useState<Wait | null>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const fire = useEffectEvent(go);

  useEffect(() => {
    if (wait === null) return;
    const end = (cancelled: boolean) => {
      setWait(null);
      setIsCancelled(cancelled);
      if (!cancelled) fire();
    };
    if (wait.place !== place || state !== 'idle') return end(true);
    const isDialogOpened = () => openDialogs().some((dialog) => !wait.dialogs.includes(dialog));
    const timer = setTimeout(() => end(isDialogOpened()), milliseconds);
    const onFocus = () => isDialogOpened() && end(true);
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [wait, place, state, milliseconds]);

  return { start: useCallback(() => setWait({ place, dialogs: openDialogs() }), [place]), isCancelled };
}

function openDialogs(): readonly Element[] {
  return [...document.querySelectorAll('dialog[open], [role="dialog"], [aria-modal="true"]')];
}
