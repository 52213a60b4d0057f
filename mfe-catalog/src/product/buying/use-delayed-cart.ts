import { useCallback, useEffect, useState } from 'react';
import { links } from 'shared-contracts';
import { WAIT_MS } from 'shared-contracts/domain/constants';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation, useNavigation } from 'shared-contracts/router';

interface Wait {
  /** The history entry at which the shopper added the product. */
  readonly place: string;
  /** The dialogs open at that time: a quick view that added the product does not cancel the navigation. */
  readonly dialogs: readonly Element[];
}

/** Opens the cart after a second, unless the shopper navigates or opens a dialog first (CAT-16, SH-19). */
export function useDelayedCart(): () => void {
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
