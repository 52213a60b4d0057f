import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $handOff, $isLoggedIn, $storageReady, links, useApi } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { useStoreNavigate } from 'shared-contracts/ui/use-store-navigate';
import { settlePurchase } from './settle-purchase.ts';
import { standingOf } from './standing.ts';

/**
 * A hand-off that is still here may have been paid after this browser lost sight of it. Cart and checkout ask,
 * and a paid one shows its order instead of selling it again (PAY-08).
 */
export function useReceiptOfOpenPayment(): void {
  const api = useApi();
  const navigate = useStoreNavigate();
  const ready = useStore($storageReady);
  const loggedIn = useStore($isLoggedIn);

  useEffect(() => {
    const handOff = $handOff.get();
    if (!ready || !loggedIn || !handOff) return;
    const controller = new AbortController();
    const { IdempotencyKey } = handOff;
    void api.call(getPaymentStatus, { IdempotencyKey }, { signal: controller.signal }).then((status) => {
      const standing = status.ok ? standingOf(status.value) : undefined;
      if (standing?.kind !== 'paid' || controller.signal.aborted) return;
      settlePurchase(handOff, standing.receipt);
      navigate(links.paymentSuccess(), { replace: true, state: standing.receipt });
    });
    return () => controller.abort();
  }, [api, navigate, ready, loggedIn]);
}
