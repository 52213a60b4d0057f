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

/** Fills the stores of personal data that do not record their owner. */
export function storePersonalData(): void {
  $handOff.set(handOff);
  $orderNote.set('Ring twice, I am at the back');
  markCheckout();
  $recentlyViewed.set([3]);
  $pincode.set('560001');
}

/** The keys of the stores that are not empty. */
export function storedPersonalData(): readonly string[] {
  const stored = {
    Parms: $handOff.get() !== null,
    orderNote: $orderNote.get() !== '',
    checkOut: $checkoutMarker.get() !== '',
    recentlyViewed: $recentlyViewed.get().length > 0,
    pincode: $pincode.get() !== '',
  };
  return Object.entries(stored).flatMap(([name, isStored]) => (isStored ? [name] : []));
}
