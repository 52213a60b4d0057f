import * as v from 'valibot';
import { addressBookOf } from '../domain/saved-address.ts';
import { defineCall } from './call.ts';
import { IdempotencyKey, RecordId } from './shapes/request-fields.ts';
import { AddressBook, addressFields } from './shapes/saved-address.ts';

/**
 * An address is one in India whose PIN code lies in its state and whose city, if it is a listed one, lies there too (400 naming
 * the field).
 * The first one is the default; a new default takes the place of the one before it. 404 for another's AddressID, 409
 * 'address-book-full' beyond LIMITS.addressBook.
 */
export const saveAddress = defineCall({
  name: 'save-address',
  access: 'token',
  effect: 'write',
  summary: 'Adds an address to the book, or changes the one with this AddressID; answers the book.',
  request: v.object({
    AddressID: v.optional(RecordId),
    ...addressFields,
    IsDefault: v.optional(v.boolean(), false),
    IdempotencyKey: v.optional(IdempotencyKey),
  }),
  answer: AddressBook,
  decode: addressBookOf,
});
