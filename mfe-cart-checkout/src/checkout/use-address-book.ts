import { useEffect, useState } from 'react';
import { defineIsland, type User, useQuery, useRequested } from 'shared-contracts';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { chosenOf, openingChoice } from './address-choice.ts';
import { $checkoutDraft, type CheckoutDraft, draftFor, isAddressField } from './checkout-draft.ts';

/** Loaded on request. Until then, and if it fails, the address is typed in the form. */
export const SavedAddresses = defineIsland({
  load: async () => (await import('./saved-addresses.tsx')).SavedAddresses,
});

interface Delivery {
  readonly draft: CheckoutDraft;
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  /** The cart is priced and contains physical products. */
  readonly carries: boolean;
}

/** The address book at checkout (PAY-02), loaded in parallel with its code. Without it the form is typed. */
export function useFetchedBook() {
  const { status, answer } = useQuery(getAddresses, {});
  const choice = useRequested(SavedAddresses);
  // Loads the code once.
  useEffect(choice.open, []);
  const isLoading = status === 'pending' || (answer !== undefined && answer.length > 0 && choice.isLoading);
  // Awaited until its default is chosen, which happens in an effect as well.
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => setAwaited(isLoading), [isLoading]);
  return { answer, isShown: choice.isOpen, isAwaited };
}

/** Chooses the book's default, and follows what is chosen. */
export function useAddressBook(
  user: User,
  { answer, isShown }: ReturnType<typeof useFetchedBook>,
  { draft, change, carries }: Delivery,
) {
  const book = carries && (answer?.length === 0 || isShown) ? answer : undefined;

  useEffect(() => {
    const opening = book && openingChoice(draftFor(user, $checkoutDraft.get()), book);
    if (opening) change(isFillingIn() ? { addressTyped: true } : opening);
  }, [book, user, change]);

  const chosen = book && chosenOf(draft, book);
  const takesNew = book !== undefined && !chosen;
  return {
    /** Undefined while loading and for an empty book. */
    book: book && isShown && book.length > 0 ? book : undefined,
    chosen,
    /** The address in the form can be saved. */
    takesNew,
  };
}

/** An address field has the focus: it must not disappear while the shopper types. */
function isFillingIn(): boolean {
  return isAddressField(document.activeElement?.getAttribute('name') ?? '');
}
