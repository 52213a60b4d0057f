import { useEffect, useEffectEvent } from 'react';
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
  const save = useEffectEvent(async () => {
    const draft = $checkoutDraft.get();
    if (!draft?.keepsAddress || draft.UserID !== handOff.UserID) return;
    const outcome = await import('../checkout/save-new-address.ts').then(
      ({ saveNewAddress }) => saveNewAddress(api, handOff),
      () => 'not-saved' as const,
    );
    if (outcome === 'book-full') toast.info(t('addressBookFull'), TOAST_MS.standard, 'addresses');
    if (outcome === 'not-saved') toast.info(t('addressNotSaved'), TOAST_MS.standard, 'addresses');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hand-off is saved once.
  useEffect(() => void save(), [handOff]);
}
