import * as v from 'valibot';
import { addressBookOf } from '../domain/saved-address.ts';
import { defineCall } from './call.ts';
import { AddressBook } from './shapes/saved-address.ts';

export const getAddresses = defineCall({
  name: 'get-addresses',
  access: 'token',
  summary: "The account's address book, the default first.",
  request: v.object({}),
  answer: AddressBook,
  decode: addressBookOf,
});
