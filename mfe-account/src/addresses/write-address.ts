import type { ApiClient, ApiError } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { deleteAddress } from 'shared-contracts/api/delete-address';
import { refusedFields } from 'shared-contracts/api/refused-fields';
import { saveAddress } from 'shared-contracts/api/save-address';
import { ADDRESS_FIELDS, type AddressField } from 'shared-contracts/domain/indian-address';
import type { AddressBook } from 'shared-contracts/domain/saved-address';

type Failure =
  /** Deleted in another tab. */
  | { readonly kind: 'missing' }
  /** The shell notifies the shopper. */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed' };

export type DeleteOutcome = { readonly kind: 'done'; readonly book: AddressBook } | Failure;
export type SaveOutcome =
  | DeleteOutcome
  | { readonly kind: 'book-full' }
  | { readonly kind: 'refused'; readonly fields: readonly AddressField[] };

/** Adds or changes an address. */
export async function writeAddress(api: ApiClient, address: CallRequest<typeof saveAddress>): Promise<SaveOutcome> {
  const result = await api.call(saveAddress, address);
  if (result.ok) return { kind: 'done', book: result.value };
  const { error } = result;
  if (error.kind === 'http' && error.problem.code === 'address-book-full') return { kind: 'book-full' };
  const fields = refusedFields(error, ADDRESS_FIELDS);
  return fields.length > 0 ? { kind: 'refused', fields } : failureOf(error);
}

/** Deletes an address; 'done' also when it was already deleted. */
export async function removeAddress(api: ApiClient, addressId: number): Promise<DeleteOutcome> {
  const result = await api.call(deleteAddress, { AddressID: addressId });
  return result.ok ? { kind: 'done', book: result.value } : failureOf(result.error);
}

function failureOf(error: ApiError): Failure {
  if (error.kind !== 'http') return { kind: 'failed' };
  switch (error.status) {
    case 401:
      return { kind: 'session-over' };
    case 404:
      return { kind: 'missing' };
    default:
      return { kind: 'failed' };
  }
}
