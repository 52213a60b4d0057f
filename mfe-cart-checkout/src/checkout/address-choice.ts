import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { savedAddress } from 'shared-contracts/kit/address/values';
import type { DeliveryAddress } from './build-hand-off.ts';
import { type CheckoutDraft, NEW_ADDRESS } from './checkout-draft.ts';
import { isAddressField } from './delivery-fields.ts';

export type AddressBook = readonly SavedAddress[];

/** The draft's changes that choose an address of the book and fill the form with it. */
export function choiceOf(saved: SavedAddress) {
  return {
    ...savedAddress(saved),
    deliverTo: String(saved.AddressID),
    addressTyped: false,
  } satisfies Partial<CheckoutDraft>;
}

/** The chosen address of the book; undefined for a new one. */
export function chosenOf({ deliverTo }: CheckoutDraft, book: AddressBook): SavedAddress | undefined {
  return book.find(({ AddressID }) => String(AddressID) === deliverTo);
}

/**
 * What a book that has just been read changes of a draft: the chosen address is taken as the book has it now, without
 * one the default is chosen. Null when nothing changes: what the shopper typed, or a new address, is never written over.
 */
export function openingChoice(draft: CheckoutDraft, book: AddressBook): Partial<CheckoutDraft> | null {
  if (draft.addressTyped || draft.deliverTo === NEW_ADDRESS) return null;
  const address = chosenOf(draft, book) ?? book.find(({ IsDefault }) => IsDefault) ?? book[0];
  return address ? choiceOf(address) : null;
}

/** Fields as the shopper types them: an address that is typed in is the shopper's, no longer the account's or the book's. */
export function asTyped(fields: Partial<CheckoutDraft>): Partial<CheckoutDraft> {
  return Object.keys(fields).some(isAddressField) ? { ...fields, addressTyped: true } : fields;
}

/** Whether both lead the same person's furniture to the same door. */
export function isSameAddress(a: DeliveryAddress, b: DeliveryAddress): boolean {
  return (
    a.Name === b.Name &&
    a.Phone === b.Phone &&
    a.AddressLineOne === b.AddressLineOne &&
    a.CityID === b.CityID &&
    a.StateProvinceID === b.StateProvinceID &&
    a.PostalCode === b.PostalCode
  );
}
