import type { OrderDetail } from '../contract/api/shapes/order-detail.ts';
import type { ReturnTerms } from '../contract/api/shapes/return-terms.ts';

/** A sofa of Asha's, on its way. */
export const sofaItem = {
  OrderItemID: 1,
  ProductId: 3,
  ProductName: 'Aarvi Sofa',
  DefaultImageUrl: '',
  Price: 24999,
  Quantity: 1,
  OrderItemTotal: 24999,
  IsDigitalProduct: false,
  LatestStatusID: 2,
  ShippingStatusID: 1,
};

/** Four chairs of the same order. */
export const chairItem = { ...sofaItem, OrderItemID: 2, ProductId: 4, ProductName: 'Mira Chair', Quantity: 4 };

/** An order under way, as get-order-detail answers it. */
export const order: OrderDetail = {
  OrderId: 41,
  OrderNumber: 'KC-0041',
  OrderDateUTC: '2025-07-04T10:00:00Z',
  LatestStatusID: 2,
  LatestStatusName: 'InProgress',
  OrderNote: 'Ring twice',
  ContactEmail: 'asha@example.com',
  Items: [sofaItem],
  Timeline: [
    { StatusID: 1, StatusName: 'Active', AtUTC: '2025-07-04T10:00:00Z', Reason: '' },
    // 22:00 UTC is already the next day in India.
    { StatusID: 2, StatusName: 'InProgress', AtUTC: '2025-07-05T22:00:00Z', Reason: '' },
  ],
  DeliveryAddress: {
    Name: 'Asha Rao',
    Phone: '9800000000',
    AddressLineOne: '1 Rose Lane',
    CityName: 'Bengaluru',
    StateName: 'Karnataka',
    PostalCode: '560001',
  },
  Payment: { PaymentId: 'pay_1', OrderId: 'order_1', State: 'paid', Amount: 23749.05, Currency: 'INR' },
  ItemsTotal: 24999,
  CouponCode: 'NEW5',
  Discount: 1249.95,
  Shipping: 0,
  TaxLines: [],
  TaxTotal: 3622.74,
  OrderTotal: 23749.05,
  CanCancel: false,
  CanChangeAddress: false,
  Returnable: [],
  Requests: [],
  Mails: [],
  Documents: [{ Number: 'INV/25-26/000041', Kind: 'invoice', IssuedUTC: '2025-07-04T10:00:00Z' }],
};

/** What get-return-terms answers for items of 1,000 rupees, of an order with a sofa that stays. */
export function returnTerms({ Lines }: { readonly Lines: ReturnTerms['Returned'] }): ReturnTerms {
  const units = Lines.reduce((sum, { Quantity }) => sum + Quantity, 0);
  const Kept = [{ OrderItemID: 1, Quantity: 1 }];
  return { Returned: Lines, Kept, MoneyBack: units * 1000, WorkingDays: 2, BankDays: 7 };
}
