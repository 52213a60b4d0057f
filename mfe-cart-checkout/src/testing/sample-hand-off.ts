import type { PaymentHandOff } from 'shared-contracts';
import { asha, sofa } from './sample-cart.ts';

export const handOff: PaymentHandOff = {
  customerId: asha.UserID,
  UserID: asha.UserID,
  amount: '91999.00',
  orderId: '7',
  OrderNote: '',
  cartJsonData: JSON.stringify([{ ProductId: sofa.ProductId, Quantity: sofa.Quantity }]),
  CouponCode: '',
  PaymentMethod: 1,
  paymentToken: '',
  payPalOrderConfirmJson: '',
  ContactEmail: 'asha@example.in',
  DeliveryAddress: {
    Name: 'Asha Rao',
    Phone: '9845012345',
    AddressLineOne: '12 Lake View, Jayanagar',
    CityID: 31,
    StateProvinceID: 12,
    PostalCode: '560041',
  },
  IdempotencyKey: 'a-key-of-this-intent',
};

/** Stores a hand-off as checkout would have. */
export function rememberHandOff(changes: Partial<PaymentHandOff> = {}): void {
  localStorage.setItem('Parms', JSON.stringify({ ...handOff, ...changes }));
}
