import { useEffect } from 'react';
import { type PaymentHandOff, toast, useApi, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { $checkoutDraft } from '../checkout/checkout-draft.ts';
import { words } from '../words.ts';

/**
 * Saves the address that the shopper ticked at checkout. It runs on /payment, since the navigation from checkout may load
 * a new document, which would abort the call. The payment does not wait for it; a failure shows a toast.
 */
export function useSaveAddress(handOff: PaymentHandOff): void {
  const api = useApi();
  const t = useWords(words);
  useEffect(() => {
    const draft = $checkoutDraft.get();
    if (!draft?.keepsAddress || draft.UserID !== handOff.UserID) return;
    const save = async () => {
      const outcome = await import('../checkout/save-new-address.ts').then(
        ({ saveNewAddress }) => saveNewAddress(api, handOff),
        () => 'not-saved' as const,
      );
      if (outcome === 'book-full') toast.info(t('addressBookFull'), TOAST_MS.standard, 'addresses');
      if (outcome === 'not-saved') toast.info(t('addressNotSaved'), TOAST_MS.standard, 'addresses');
    };
    void save();
  }, [api, handOff, t]);
}
