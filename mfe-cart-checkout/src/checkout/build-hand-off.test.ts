import { fromRupees } from 'shared-contracts/domain/money';
import { cartItems } from '../pricing/cart-items.ts';
import { asha, sofa, stool } from '../testing/sample-cart.ts';
import { buildHandOff } from './build-hand-off.ts';
import { draftFor } from './checkout-draft.ts';

const checkedOut = {
  draft: { ...draftFor(asha, null), Phone: '+91 98450 12345', BuyerGstin: ' 29aagcr4375j1zu ' },
  items: cartItems([sofa, stool]),
  orderNote: ' Third floor ',
  total: fromRupees(95199.5),
  digitalOnly: false,
  language: 'ar',
} as const;

test('the hand-off has the observed fields with address, contact and key [PAY-06]', () => {
  const { IdempotencyKey, ...handOff } = buildHandOff(checkedOut, null);
  expect(IdempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(handOff).toEqual({
    customerId: 42,
    UserID: 42,
    amount: '95199.50',
    orderId: '7,9',
    OrderNote: 'Third floor',
    cartJsonData: '[{"ProductId":7,"Quantity":2},{"ProductId":9,"Quantity":1}]',
    CouponCode: '',
    PaymentMethod: 1,
    paymentToken: '',
    payPalOrderConfirmJson: '',
    ContactEmail: 'asha@example.in',
    BuyerGstin: '29AAGCR4375J1ZU',
    LanguageCode: 'ar',
    DeliveryAddress: {
      Name: 'Asha Rao',
      Phone: '9845012345',
      AddressLineOne: '12 Lake View, Jayanagar',
      CityID: 31,
      StateProvinceID: 12,
      PostalCode: '560041',
    },
  });
});

test('digital products alone hand over no address but the state [PAY-02]', () => {
  expect(buildHandOff({ ...checkedOut, digitalOnly: true }, null).DeliveryAddress).toEqual({
    Name: 'Asha Rao',
    Phone: '',
    AddressLineOne: '',
    CityID: null,
    StateProvinceID: 12,
    PostalCode: '',
  });
});

// A shopper who dismisses the window, goes back and presses Pay Now again must resume the payment, not start a second one.
test('the same purchase keeps its key, also when its fields were stored in another order [PAY-06]', () => {
  const first = buildHandOff(checkedOut, null);
  const stored = Object.fromEntries(Object.entries(first).reverse()) as typeof first;
  expect(buildHandOff(checkedOut, stored).IdempotencyKey).toBe(first.IdempotencyKey);
});

test('a changed purchase is another intent with another key [PAY-06]', () => {
  const first = buildHandOff(checkedOut, null);
  const changed = buildHandOff({ ...checkedOut, items: cartItems([sofa]), total: fromRupees(91999) }, first);
  expect(changed.IdempotencyKey).not.toBe(first.IdempotencyKey);
});
