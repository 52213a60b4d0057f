import { defineWords } from 'shared-contracts';

export const overviewWords = defineWords('account', {
  greeting: 'Hello, {name}',
  lastOrders: 'Recent orders',
  allOrders: 'All orders',
  lastOrdersFailed: 'Your orders could not be loaded.',
  noOrderYet: 'You have no orders yet.',
  orderWithNumber: 'Order {number}',
  defaultAddressTitle: 'Default address',
  noDefaultAddress: 'No address saved yet.',
  firstAddress: 'Add an address',
  allAddresses: 'Address book',
  defaultAddressFailed: 'Your address could not be loaded.',
  overviewWishListNone: 'Nothing saved yet.',
  overviewWishListCount: { one: '1 item saved.', other: '{n} items saved.' },
  openWishList: 'Open the wish list',
  editProfile: 'Edit the profile',
});
