import { useCallback, useEffect, useState } from 'react';
import { links } from 'shared-contracts';
import { WAIT_MS } from 'shared-contracts/domain/constants';
import { useLocation, useNavigation } from 'shared-contracts/router';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';

/**
 * A function that goes to the cart after a second, unless the shopper first goes anywhere else or opens a
 * dialog (CAT-16, SH-19).
 */
export function useCartSoon(): () => void {
  const navigate = useStoreNavigate();
  const { key: place } = useLocation();
  const { state } = useNavigation();
  const [waitingAt, setWaitingAt] = useState<string | null>(null);

  useEffect(() => {
    if (waitingAt === null) return;
    if (waitingAt !== place || state !== 'idle') {
      setWaitingAt(null);
      return;
    }
    const timer = setTimeout(() => {
      setWaitingAt(null);
      if (!isDialogOpen()) navigate(links.cart());
    }, WAIT_MS.toCartAfterAdding);
    return () => clearTimeout(timer);
  }, [waitingAt, place, state, navigate]);

  return useCallback(() => setWaitingAt(place), [place]);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [aria-modal="true"]') !== null;
}
