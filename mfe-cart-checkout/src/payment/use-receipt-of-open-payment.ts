import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { $handOff, $isLoggedIn, $storageReady, links, useQuery } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { receiptState } from './receipt.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * A stored hand-off may have been paid without this browser noticing. Cart and checkout check it and show the order
 * instead of selling it again (PAY-08).
 */
export function useReceiptOfOpenPayment(): void {
  const navigate = useStoreNavigate();
  const ready = useStore($storageReady);
  const loggedIn = useStore($isLoggedIn);
  // Not the one that this checkout is about to make.
  const handOff = useMemo(() => (ready && loggedIn ? $handOff.get() : null), [ready, loggedIn]);
  const { answer } = useQuery(getPaymentStatus, handOff && { IdempotencyKey: handOff.IdempotencyKey });

  const show = useEffectEvent(() => {
    if (!handOff || answer?.kind !== 'paid') return;
    settlePurchase(handOff, answer.receipt);
    navigate(links.paymentSuccess(), { replace: true, state: receiptState(answer.receipt, handOff) });
  });
  useEffect(() => {
    if (answer) show();
  }, [answer]);
}
