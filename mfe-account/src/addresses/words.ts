import { defineWords } from 'shared-contracts';
import { addressTexts } from 'shared-contracts/kit/address/texts';

/** What the address book says. */
export const addressWords = defineWords('account', {
  ...addressTexts,
  addressesIntro: 'Where your furniture goes. At checkout you choose one of these.',
  noAddresses: 'Your address book is empty. Save an address and checkout is a matter of one click.',
  addressesFailed: 'Your addresses could not be loaded.',
  defaultAddress: 'Default',
  addAddress: 'Add an address',
  bookFull: 'Your address book is full: it holds {max} addresses. Delete one to add another.',
  editAddress: 'Edit',
  editAddressOf: 'Edit the address of {name}, {city}',
  deleteAddress: 'Delete',
  deleteAddressOf: 'Delete the address of {name}, {city}',
  makeDefault: 'Make default',
  makeDefaultOf: 'Make default: the address of {name}, {city}',
  deleteTitle: 'Delete this address?',
  deleteText: 'It leaves your address book. Orders that are under way still go there.',
  deleteNow: 'Delete address',
  keepAddress: 'Keep it',
  addressSaved: 'Address saved.',
  addressDeleted: 'Address deleted.',
  defaultChanged: 'Default address changed.',
  addressMissing: 'This address is no longer in your address book.',
  newAddressTitle: 'New address',
  editAddressTitle: 'Edit address',
  saveAddress: 'Save address',
  savingAddress: 'Saving…',
  useAsDefault: 'Use as my default address',
});
