import type { AddressBook, SavedAddress } from 'shared-contracts/domain/saved-address';
import { savedAddress } from 'shared-contracts/kit/address/values';
import type { DeliveryAddress } from './build-hand-off.ts';
import { type CheckoutDraft, isAddressField, NEW_ADDRESS } from './checkout-draft.ts';

/** The draft fields that select a saved address and fill the form. */
export function choiceOf(saved: SavedAddress) {
  return {
    ...savedAddress(saved),
    deliverTo: String(saved.id),
    addressTyped: false,
  } satisfies Partial<CheckoutDraft>;
}

/** Undefined for a new address. */
export function chosenOf({ deliverTo }: CheckoutDraft, book: AddressBook): SavedAddress | undefined {
  return book.find(({ id }) => String(id) === deliverTo);
}

/**
 * The draft fields to change when the book is loaded: the chosen address is updated from the book; without one, the
 * default is chosen. Null when the shopper typed an address or chose a new one, which is never overwritten.
 */
export function openingChoice(draft: CheckoutDraft, book: AddressBook): Partial<CheckoutDraft> | null {
  if (draft.addressTyped || draft.deliverTo === NEW_ADDRESS) return null;
  const address = chosenOf(draft, book) ?? book.find(({ isDefault }) => isDefault) ?? book[0];
  return address ? choiceOf(address) : null;
}

/** Marks the address as typed, so that the account or the book no longer overwrites it. */
export function asTyped(fields: Partial<CheckoutDraft>): Partial<CheckoutDraft> {
  return Object.keys(fields).some(isAddressField) ? { ...fields, addressTyped: true } : fields;
}

export function isSameAddress(a: DeliveryAddress, b: DeliveryAddress): boolean {
  return (
    a.Name === b.Name &&
    a.Phone === b.Phone &&
    a.AddressLineOne === b.AddressLineOne &&
    (a.CityID || a.CityName) === (b.CityID || b.CityName) &&
    a.StateProvinceID === b.StateProvinceID &&
    a.PostalCode === b.PostalCode
  );
}
