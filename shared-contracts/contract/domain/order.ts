import type { OrderDetail } from '../api/shapes/order-detail.ts';
import type { OrderMail as MailAnswer } from '../api/shapes/order-mail.ts';
import type { PaymentState } from '../api/shapes/payment-state.ts';
import { type Instant, instantOf } from './instant.ts';
import { fromRupees, type Paise } from './money.ts';
import { type OrderItem, orderItemOf } from './order-item.ts';
import { type Delivery, deliveryOf, type OrderStep, stepsOf } from './order-progress.ts';
import { type OrderRequest, type RefundTerms, requestOf, termsOf, type Units, unitsOf } from './refund.ts';

export interface OrderMail {
  /** The mail's template; a later release may have more. */
  readonly kind: string;
  readonly to: string;
  readonly state: MailAnswer['State'];
  readonly at: Instant;
}

/** total = itemsTotal - discount + shipping, GST contained in it. */
export interface Order {
  readonly id: number;
  readonly number: string;
  readonly placedAt: Instant;
  readonly items: readonly OrderItem[];
  /** What was reached, the dispatch included. */
  readonly steps: readonly OrderStep[];
  /** Else it is packed from stock: its furniture is not being made. */
  readonly isMadeToOrder: boolean;
  readonly address: {
    readonly name: string;
    readonly phone: string;
    readonly line: string;
    readonly city: string;
    readonly state: string;
    readonly pincode: string;
  };
  readonly payment: {
    readonly id: string;
    readonly providerOrderId: string;
    readonly state: PaymentState;
    readonly amount: Paise;
  };
  readonly itemsTotal: Paise;
  readonly couponCode?: string | undefined;
  readonly discount: Paise;
  readonly shipping: Paise;
  readonly taxTotal: Paise;
  readonly total: Paise;
  readonly note?: string | undefined;
  readonly contactEmail: string;
  readonly canCancel: boolean;
  readonly canChangeAddress: boolean;
  /** Undefined for downloads, for what never left and never will, and from an API of an earlier release. */
  readonly delivery?: Delivery | undefined;
  /** What cancelling would do; undefined also from an API of an earlier release. */
  readonly cancellation?: RefundTerms | undefined;
  readonly returnable: readonly (Units & { readonly until: Instant })[];
  /** The last one first. */
  readonly requests: readonly OrderRequest[];
  readonly mails: readonly OrderMail[];
  /** The numbers of its credit notes. */
  readonly creditNotes: readonly string[];
}

export function orderOf(order: OrderDetail): Order {
  const { DeliveryAddress: address, Payment: payment, Delivery: delivery } = order;
  const requests = order.Requests.map(requestOf);
  return {
    id: order.OrderId,
    number: order.OrderNumber,
    placedAt: instantOf(order.OrderDateUTC),
    items: order.Items.map(orderItemOf),
    steps: stepsOf(order, order.IsPartlyRefunded, requests),
    isMadeToOrder: order.IsMadeToOrder ?? false,
    address: {
      name: address.Name,
      phone: address.Phone,
      line: address.AddressLineOne,
      city: address.CityName,
      state: address.StateName,
      pincode: address.PostalCode,
    },
    payment: {
      id: payment.PaymentId,
      providerOrderId: payment.OrderId,
      state: payment.State,
      amount: fromRupees(payment.Amount),
    },
    itemsTotal: fromRupees(order.ItemsTotal),
    couponCode: order.CouponCode || undefined,
    discount: fromRupees(order.Discount),
    shipping: fromRupees(order.Shipping),
    taxTotal: fromRupees(order.TaxTotal),
    total: fromRupees(order.OrderTotal),
    note: order.OrderNote || undefined,
    contactEmail: order.ContactEmail,
    canCancel: order.CanCancel,
    canChangeAddress: order.CanChangeAddress,
    delivery: delivery && deliveryOf(delivery),
    cancellation: order.Cancellation && termsOf(order.Cancellation, order.Cancellation.Cancelled),
    returnable: order.Returnable.map((units) => ({ ...unitsOf(units), until: instantOf(units.UntilUTC) })),
    requests,
    mails: order.Mails.map(({ Kind, To, State, AtUTC }) => ({
      kind: Kind,
      to: To,
      state: State,
      at: instantOf(AtUTC),
    })),
    creditNotes: order.Documents.flatMap(({ Kind, Number: number }) => (Kind === 'credit-note' ? number : [])),
  };
}
