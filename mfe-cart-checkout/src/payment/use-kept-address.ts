import { useEffect } from 'react';
import { type PaymentHandOff, toast, useApi, useWords } from 'shared-contracts';
import { $checkoutDraft } from '../checkout/checkout-draft.ts';
import { words } from '../words.ts';

/**
 * Saves the address that the shopper ticked at checkout. Here and not there, because the way to the payment may load
 * a new document, which would cut it short. Nothing waits for it, and no payment hangs on it; only a wish of the
 * shopper's own is not left unmet in silence.
 */
export function useKeptAddress(handOff: PaymentHandOff): void {
  const api = useApi();
  const t = useWords(words);
  useEffect(() => {
    const draft = $checkoutDraft.get();
    if (!draft?.keepsAddress || draft.UserID !== handOff.UserID) return;
    const keep = async () => {
      const outcome = await import('../checkout/keep-address.ts').then(
        ({ keepAddress }) => keepAddress(api, handOff),
        () => 'not-kept' as const,
      );
      if (outcome === 'book-full') toast.info(t('addressBookFull'));
      if (outcome === 'not-kept') toast.info(t('addressNotKept'));
    };
    void keep();
  }, [api, handOff, t]);
}
