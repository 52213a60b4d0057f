import { $handOff, type PaymentHandOff } from './hand-off.ts';
import { connectStorage } from './persisted.ts';

const handOff: PaymentHandOff = {
  customerId: 42,
  UserID: 42,
  amount: '91999.00',
  orderId: '7',
  OrderNote: '',
  cartJsonData: '[{"ProductId":7,"Quantity":2}]',
  CouponCode: '',
  PaymentMethod: 1,
  paymentToken: '',
  payPalOrderConfirmJson: '',
  ContactEmail: 'asha@example.in',
  BuyerGstin: '29AAGCR4375J1ZU',
  LanguageCode: 'ar',
  DeliveryAddress: { Name: 'Asha', Phone: '', AddressLineOne: '', CityID: null, StateProvinceID: 12, PostalCode: '' },
  IdempotencyKey: 'a-key-of-this-intent',
};

let disconnect: (() => void) | undefined;

/** What a page reads that finds this under `Parms`. */
function read(stored: object): PaymentHandOff | null {
  localStorage.setItem('Parms', JSON.stringify(stored));
  disconnect = connectStorage(window);
  return $handOff.get();
}

afterEach(() => {
  disconnect?.();
  localStorage.clear();
  $handOff.set(null);
});

test('a hand-off is read as it was written, with the buyer’s GSTIN and language [PAY-06] [SH-15]', () => {
  expect(read(handOff)).toEqual(handOff);
});

test('one of an earlier release, which knew neither, is read too [PAY-06] [SH-15]', () => {
  const { BuyerGstin, LanguageCode, ...earlier } = handOff;
  expect(read(earlier)).toEqual(earlier);
});

test.each([
  ['a language there is not', { ...handOff, LanguageCode: 'toString' }],
  ['a GSTIN that is no text', { ...handOff, BuyerGstin: 29 }],
  ['no key', { ...handOff, IdempotencyKey: undefined }],
])('one with %s is none [SH-15]', (_, stored) => {
  expect(read(stored)).toBeNull();
});
