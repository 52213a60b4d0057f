import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $handOff, $isLoggedIn, $storageReady, links, useApi } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { fetchReceipt } from './fetch-receipt.ts';
import { receiptState } from './receipt.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * A stored hand-off may have been paid without this browser noticing. Cart and checkout check it and show the order
 * instead of selling it again (PAY-08).
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
    void fetchReceipt(api, handOff, controller.signal).then((receipt) => {
      if (!receipt || controller.signal.aborted) return;
      settlePurchase(handOff, receipt);
      navigate(links.paymentSuccess(), { replace: true, state: receiptState(receipt, handOff) });
    });
    return () => controller.abort();
  }, [api, navigate, ready, loggedIn]);
}
