import { findFaults } from 'shared-contracts/kit/form/use-form';
import { asha } from '../testing/sample-cart.ts';
import { type CheckoutDraft, draftFor } from './checkout-draft.ts';
import { deliveryRules } from './delivery-rules.ts';

const complete = draftFor(asha, null);
const empty: CheckoutDraft = {
  ...complete,
  ContactEmail: '',
  Name: '',
  Phone: '',
  AddressLineOne: '',
  StateProvinceID: '',
  CityID: '',
  PostalCode: '',
};
const required = { kind: 'required' };
const checkDelivery = (draft: CheckoutDraft, destination: { digitalOnly: boolean; gstCode: string }) =>
  findFaults(
    draft,
    deliveryRules((key) => key, 'gstinFault', destination),
  );

test.each<[story: string, changes: Partial<CheckoutDraft>, faults: object]>([
  ['a complete address', {}, {}],
  ['white space is not a name', { Name: '  ' }, { Name: required }],
  ['no e-mail address', { ContactEmail: 'asha@' }, { ContactEmail: { kind: 'not-an-email' } }],
  ['a mobile with country code and spaces', { Phone: '+91 98450 12345' }, {}],
  ['a mobile with a leading zero', { Phone: '09845012345' }, {}],
  ['a landline', { Phone: '0802345678' }, { Phone: 'phoneFault' }],
  ['a mobile that begins with 5', { Phone: '5845012345' }, { Phone: 'phoneFault' }],
  ['nine digits', { Phone: '984501234' }, { Phone: 'phoneFault' }],
  ['600 characters of address', { AddressLineOne: 'x'.repeat(600) }, {}],
  [
    '601 characters of address',
    { AddressLineOne: 'x'.repeat(601) },
    { AddressLineOne: { kind: 'too-long', max: 600 } },
  ],
  ['a PIN of five digits', { PostalCode: '56004' }, { PostalCode: 'pinFault' }],
  ['a PIN that begins with 0', { PostalCode: '056004' }, { PostalCode: 'pinFault' }],
  ['a PIN of another state', { PostalCode: '302001' }, { PostalCode: 'pinOfAnotherState' }],
  ['a PIN with a space after it', { PostalCode: '560041 ' }, {}],
  ['a GSTIN as one types it', { BuyerGstin: '29 aagcr4375j1zu' }, {}],
  ['a GSTIN with a wrong check digit', { BuyerGstin: '29AAGCR4375J1ZV' }, { BuyerGstin: 'gstinFault' }],
  ['half a GSTIN', { BuyerGstin: '29AAGCR' }, { BuyerGstin: 'gstinFault' }],
  ['no state', { StateProvinceID: '' }, { StateProvinceID: required }],
  ['no city', { CityID: '' }, { CityID: required }],
])('%s [PAY-02]', (_, changes, faults) => {
  expect(checkDelivery({ ...complete, ...changes }, { digitalOnly: false, gstCode: '29' })).toEqual(faults);
});

test('every field is required for a cart that must be carried somewhere [PAY-02]', () => {
  expect(Object.keys(checkDelivery(empty, { digitalOnly: false, gstCode: '29' }))).toEqual([
    'ContactEmail',
    'Name',
    'Phone',
    'AddressLineOne',
    'PostalCode',
    'StateProvinceID',
    'CityID',
  ]);
});

test('digital products alone need only e-mail, name and state [PAY-02]', () => {
  expect(Object.keys(checkDelivery(empty, { digitalOnly: true, gstCode: '29' }))).toEqual([
    'ContactEmail',
    'Name',
    'StateProvinceID',
  ]);
});

test('while the state’s code is not known, the PIN is left to the server [PAY-02]', () => {
  expect(checkDelivery({ ...complete, PostalCode: '302001' }, { digitalOnly: false, gstCode: '' })).toEqual({});
});
