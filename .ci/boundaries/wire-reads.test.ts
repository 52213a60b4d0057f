import { REMOTES } from '../packages.ts';
import { wireReads } from './wire-reads.ts';

const SAMPLE = 'mfe-content/src/reads-the-wire.ts';
/** One of each way to read the wire, and three that read none. */
const READER = `
import type { WireAnswer } from 'shared-contracts/api/call';
import type { getAddresses } from 'shared-contracts/api/get-addresses';
import type { SavedAddress } from 'shared-contracts/domain/saved-address';
import type { AddressValues } from 'shared-contracts/domain/indian-address';
import { fromRupees as paiseOf } from 'shared-contracts/domain/money';

type Row = WireAnswer<typeof getAddresses>[number];
export const byName = (row: Row) => row.AddressID;
export const byText = (row: Row) => row['CityName'];
export const takenOut = ({ StateName: state }: Row) => state;
export const ofDomain = (address: SavedAddress) => address.city;
export const ofForm = (values: AddressValues) => values.PostalCode;
export const price = paiseOf(1);
`;

/** Read what crosses between teams or releases as its storage has it: the cart's lines and the hand-off to the payment. */
const READERS_OF_STORAGE = [
  'mfe-cart-checkout/src/payment/amount-text.ts reads fromRupees',
  'mfe-cart-checkout/src/payment/receipt.ts reads fromRupees',
  'mfe-cart-checkout/src/payment/settle-purchase.ts reads ProductId',
  'mfe-cart-checkout/src/payment/settle-purchase.ts reads Quantity',
  'mfe-cart-checkout/src/payment/use-place-in-line.ts reads ProductId',
  'mfe-cart-checkout/src/pricing/cart-items.ts reads fromRupees',
];

test('shell and remotes read answers in the names and units of the domain [API-02]', () => {
  const reads = wireReads(['shell', ...REMOTES], { [SAMPLE]: READER });
  const { sample = [], others = [] } = Object.groupBy(reads, (read) => (read.startsWith(SAMPLE) ? 'sample' : 'others'));
  expect(sample.map((read) => read.split(' ').at(-1))).toEqual(['paiseOf', 'AddressID', 'CityName', 'StateName']);
  expect(others.toSorted()).toEqual(READERS_OF_STORAGE);
});
