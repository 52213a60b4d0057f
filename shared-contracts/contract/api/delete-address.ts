import * as v from 'valibot';
import { addressBookOf } from '../domain/saved-address.ts';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';
import { AddressBook } from './shapes/saved-address.ts';

/** Deleting what is gone already answers the book as well; 404 for another's. The next one becomes the default. */
export const deleteAddress = defineCall({
  name: 'delete-address',
  access: 'token',
  effect: 'write',
  summary: 'Takes an address out of the book; answers the book.',
  request: v.object({ AddressID: RecordId }),
  answer: AddressBook,
  decode: addressBookOf,
});
