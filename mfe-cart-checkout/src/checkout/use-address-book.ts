import { useEffect } from 'react';
import { defineIsland, type User, useQuery, useRequested } from 'shared-contracts';
import { getAddresses } from 'shared-contracts/api/get-addresses';
import { chosenOf, openingChoice } from './address-choice.ts';
import { $checkoutDraft, type CheckoutDraft, draftFor } from './checkout-draft.ts';
import { isAddressField } from './delivery-fields.ts';

/** The part of the form that shows the book. Without it the form is filled in by hand. */
export const SavedAddresses = defineIsland({
  load: async () => (await import('./saved-addresses.tsx')).SavedAddresses,
});

interface Delivery {
  readonly draft: CheckoutDraft;
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  /** Whether the cart is known to hold something that must be carried. */
  readonly carries: boolean;
}

/**
 * The person's address book at checkout (PAY-02). It is asked beside everything else and nothing waits for it: until
 * it is here, and should it or its code not come, the form is filled in by hand.
 */
export function useAddressBook(user: User, { draft, change, carries }: Delivery) {
  const { answer } = useQuery(getAddresses, {});
  const choice = useRequested(SavedAddresses);
  // Its code is fetched once, beside the book.
  useEffect(choice.open, []);
  const book = carries && (answer?.length === 0 || choice.isOpen) ? answer : undefined;

  useEffect(() => {
    const opening = book && openingChoice(draftFor(user, $checkoutDraft.get()), book);
    if (opening) change(isFillingIn() ? { addressTyped: true } : opening);
  }, [book, user, change]);

  const chosen = book && chosenOf(draft, book);
  const takesNew = book !== undefined && !chosen;
  return {
    /** Undefined where there is no book to choose from. */
    book: book && choice.isOpen && book.length > 0 ? book : undefined,
    chosen,
    /** Whether the address in the form can be saved in the book. */
    takesNew,
  };
}

/** Whether the shopper stands in a field of the address, which must not vanish under their fingers. */
function isFillingIn(): boolean {
  return isAddressField(document.activeElement?.getAttribute('name') ?? '');
}
