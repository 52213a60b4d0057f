import { asha } from '../testing/sample-cart.ts';
import { checkDelivery, type DeliveryFaults } from './check-delivery.ts';
import { type CheckoutDraft, draftFor } from './checkout-draft.ts';

const complete = draftFor(asha, null);
const empty: CheckoutDraft = {
  ...complete,
  email: '',
  name: '',
  phone: '',
  address: '',
  stateId: '',
  cityId: '',
  postalCode: '',
};
const required = { kind: 'required' };

test.each<[story: string, changes: Partial<CheckoutDraft>, faults: DeliveryFaults | object]>([
  ['a complete address', {}, {}],
  ['white space is not a name', { name: '  ' }, { name: required }],
  ['no e-mail address', { email: 'asha@' }, { email: { kind: 'not-an-email' } }],
  ['a mobile with country code and spaces', { phone: '+91 98450 12345' }, {}],
  ['a mobile with a leading zero', { phone: '09845012345' }, {}],
  ['a landline', { phone: '0802345678' }, { phone: { kind: 'not-a-mobile' } }],
  ['a mobile that begins with 5', { phone: '5845012345' }, { phone: { kind: 'not-a-mobile' } }],
  ['nine digits', { phone: '984501234' }, { phone: { kind: 'not-a-mobile' } }],
  ['600 characters of address', { address: 'x'.repeat(600) }, {}],
  ['601 characters of address', { address: 'x'.repeat(601) }, { address: { kind: 'too-long', max: 600 } }],
  ['a PIN of five digits', { postalCode: '56004' }, { postalCode: { kind: 'not-a-pin' } }],
  ['a PIN that begins with 0', { postalCode: '056004' }, { postalCode: { kind: 'not-a-pin' } }],
  ['a PIN of another state', { postalCode: '302001' }, { postalCode: { kind: 'pin-of-another-state' } }],
  ['a PIN with a space after it', { postalCode: '560041 ' }, {}],
  ['a GSTIN as one types it', { gstin: '29 aagcr4375j1zu' }, {}],
  ['a GSTIN with a wrong check digit', { gstin: '29AAGCR4375J1ZV' }, { gstin: { kind: 'not-a-gstin' } }],
  ['half a GSTIN', { gstin: '29AAGCR' }, { gstin: { kind: 'not-a-gstin' } }],
  ['no state', { stateId: '' }, { stateId: required }],
  ['no city', { cityId: '' }, { cityId: required }],
])('%s [PAY-02]', (_, changes, faults) => {
  expect(checkDelivery({ ...complete, ...changes }, { digitalOnly: false, gstCode: '29' })).toEqual(faults);
});

test('every field is required for a cart that must be carried somewhere [PAY-02]', () => {
  expect(Object.keys(checkDelivery(empty, { digitalOnly: false, gstCode: '29' }))).toEqual([
    'email',
    'name',
    'phone',
    'address',
    'stateId',
    'cityId',
    'postalCode',
  ]);
});

test('digital products alone need only e-mail, name and state [PAY-02]', () => {
  expect(Object.keys(checkDelivery(empty, { digitalOnly: true, gstCode: '29' }))).toEqual(['email', 'name', 'stateId']);
});

test('while the state’s code is not known, the PIN is left to the server [PAY-02]', () => {
  expect(checkDelivery({ ...complete, postalCode: '302001' }, { digitalOnly: false, gstCode: '' })).toEqual({});
});
