import * as v from 'valibot';
import { Cancellation } from './cancellation.ts';
import { Delivery } from './delivery.ts';
import { OrderItem } from './order-item.ts';
import { OrderMail } from './order-mail.ts';
import { OrderRequest } from './order-request.ts';
import { PaymentState } from './payment-state.ts';
import { TaxDocument } from './tax-document.ts';
import { TaxLine } from './tax-line.ts';

/** Money in rupees. Total = ItemsTotal - Discount + Shipping, GST contained in it. */
export const OrderDetail = v.object({
  OrderId: v.number(),
  OrderNumber: v.string(),
  OrderDateUTC: v.string(),
  LatestStatusID: v.number(),
  LatestStatusName: v.string(),
  /** It is Refunded, but not its whole total; absent from an API of an earlier release. */
  IsPartlyRefunded: v.optional(v.boolean()),
  /** Something of it is made for this order; not so from an API of an earlier release. */
  IsMadeToOrder: v.optional(v.boolean()),
  OrderNote: v.string(),
  ContactEmail: v.string(),
  Items: v.array(OrderItem),
  Timeline: v.array(v.object({ StatusID: v.number(), StatusName: v.string(), AtUTC: v.string(), Reason: v.string() })),
  DeliveryAddress: v.object({
    Name: v.string(),
    Phone: v.string(),
    AddressLineOne: v.string(),
    CityName: v.string(),
    StateName: v.string(),
    PostalCode: v.string(),
  }),
  Payment: v.object({
    PaymentId: v.string(),
    OrderId: v.string(),
    State: PaymentState,
    Amount: v.number(),
    Currency: v.string(),
  }),
  ItemsTotal: v.number(),
  CouponCode: v.string(),
  Discount: v.number(),
  Shipping: v.number(),
  TaxLines: v.array(TaxLine),
  TaxTotal: v.number(),
  OrderTotal: v.number(),
  /** Whether the order may be cancelled now: until its preparation begins, and not when it is all digital. */
  CanCancel: v.boolean(),
  /** Whether it may go to another address; an API of an earlier release does not say it. */
  CanChangeAddress: v.optional(v.boolean(), false),
  /** Where the goods are; absent for downloads, for what never left and never will, and from an API of an earlier release. */
  Delivery: v.optional(Delivery),
  /** What cancelling would do; absent when the order cannot be cancelled, and from an API of an earlier release. */
  Cancellation: v.optional(Cancellation),
  /** What may be sent back now: `Quantity` units without a return request so far. */
  Returnable: v.array(v.object({ OrderItemID: v.number(), Quantity: v.number(), UntilUTC: v.string() })),
  /** Cancellations and returns that were asked for, the last one first. */
  Requests: v.array(OrderRequest),
  /** What was mailed to the buyer; an API of an earlier release does not say it. */
  Mails: v.optional(v.array(OrderMail), []),
  /** The invoice and its credit notes, the first issued first; an API of an earlier release does not name them. */
  Documents: v.optional(v.array(TaxDocument), []),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;
