import {
  $checkoutMarker,
  $handOff,
  $orderNote,
  $pincode,
  $recentlyViewed,
  markCheckout,
  type PaymentHandOff,
} from 'shared-contracts';

const handOff: PaymentHandOff = {
  customerId: 7,
  UserID: 7,
  amount: '24999.00',
  orderId: '3',
  OrderNote: '',
  cartJsonData: '[]',
  CouponCode: 'NEW5',
  PaymentMethod: 1,
  paymentToken: '',
  payPalOrderConfirmJson: '',
  ContactEmail: 'asha@example.com',
  DeliveryAddress: {
    Name: 'Asha Rao',
    Phone: '9800000000',
    AddressLineOne: '1 Rose Lane',
    CityID: null,
    StateProvinceID: 29,
    PostalCode: '560001',
  },
  IdempotencyKey: 'key-of-asha',
};

/** What somebody who shops here leaves in the browser, in stores that do not say whose they are. */
export function storePersonalData(): void {
  $handOff.set(handOff);
  $orderNote.set('Ring twice, I am at the back');
  markCheckout();
  $recentlyViewed.set([3]);
  $pincode.set('560001');
}

/** What is left of it, by name: empty when nothing is. */
export function storedPersonalData(): readonly string[] {
  const left = {
    Parms: $handOff.get() !== null,
    orderNote: $orderNote.get() !== '',
    checkOut: $checkoutMarker.get() !== '',
    recentlyViewed: $recentlyViewed.get().length > 0,
    pincode: $pincode.get() !== '',
  };
  return Object.entries(left).flatMap(([name, isLeft]) => (isLeft ? [name] : []));
}
