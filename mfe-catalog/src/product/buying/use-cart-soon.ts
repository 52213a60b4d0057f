import { useCallback, useEffect, useState } from 'react';
import { links } from 'shared-contracts';
import { WAIT_MS } from 'shared-contracts/domain/constants';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation, useNavigation } from 'shared-contracts/router';

interface Wait {
  /** The history entry at which the shopper added something. */
  readonly place: string;
  /** Dialogs that were open then: the quick view in which it was added is no reason to stay. */
  readonly dialogs: readonly Element[];
}

/**
 * A function that goes to the cart after a second, unless the shopper first goes anywhere else or opens a
 * dialog (CAT-16, SH-19).
 */
export function useCartSoon(): () => void {
  const navigate = useStoreNavigate();
  const { key: place } = useLocation();
  const { state } = useNavigation();
  const [wait, setWait] = useState<Wait | null>(null);

  useEffect(() => {
    if (wait === null) return;
    if (wait.place !== place || state !== 'idle') {
      setWait(null);
      return;
    }
    const timer = setTimeout(() => {
      setWait(null);
      if (openDialogs().every((dialog) => wait.dialogs.includes(dialog))) navigate(links.cart());
    }, WAIT_MS.toCartAfterAdding);
    return () => clearTimeout(timer);
  }, [wait, place, state, navigate]);

  return useCallback(() => setWait({ place, dialogs: openDialogs() }), [place]);
}

function openDialogs(): readonly Element[] {
  return [...document.querySelectorAll('dialog[open], [role="dialog"], [aria-modal="true"]')];
}
