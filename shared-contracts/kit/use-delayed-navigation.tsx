import { useEffect, useEffectEvent, useState } from 'react';
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
  const [wait, setWait] = useState<Wait | 'cancelled'>();
  const fire = useEffectEvent(go);

  useEffect(() => {
    if (!wait || wait === 'cancelled') return;
    const cancel = () => setWait('cancelled');
    if (wait.place !== place || state !== 'idle') return cancel();
    const isDialogOpened = () => openDialogs().some((dialog) => !wait.dialogs.includes(dialog));
    const onFocus = () => isDialogOpened() && cancel();
    const timer = setTimeout(() => {
      if (isDialogOpened()) return cancel();
      setWait(undefined);
      fire();
    }, milliseconds);
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [wait, place, state, milliseconds]);

  return { start: () => setWait({ place, dialogs: openDialogs() }), isCancelled: wait === 'cancelled' };
}

function openDialogs(): readonly Element[] {
  return [...document.querySelectorAll('dialog[open], [role="dialog"], [aria-modal="true"]')];
}
