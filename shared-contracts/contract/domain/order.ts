import type { Cancellation } from '../api/shapes/cancellation.ts';
import type { Delivery as DeliveryAnswer } from '../api/shapes/delivery.ts';
import type { FollowedOrder as FollowedAnswer } from '../api/shapes/followed-order.ts';
import type { OrderDetail } from '../api/shapes/order-detail.ts';
import type { OrderItem as ItemAnswer } from '../api/shapes/order-item.ts';
import type { OrderMail as MailAnswer } from '../api/shapes/order-mail.ts';
import type { OrderRequest as RequestAnswer } from '../api/shapes/order-request.ts';
import type { OrderRow as RowAnswer } from '../api/shapes/order-row.ts';
import type { PaymentState } from '../api/shapes/payment-state.ts';
import type { ReturnTerms } from '../api/shapes/return-terms.ts';
import type { TrackedOrder as TrackedAnswer } from '../api/shapes/tracked-order.ts';
import { CANCELLED_REASON, ORDER_STATUS, type OrderStatusName } from './constants.ts';
import { type Instant, instantOf } from './instant.ts';
import { fromRupees, type Paise } from './money.ts';

type DeliveryState = DeliveryAnswer['State'];

/** In a shopper's terms (PAY-18); `unknown` is the name of a status that a later release has. */
export type OrderStatus = DeliveryState | 'returned' | 'refunded' | 'partly-refunded' | { readonly unknown: string };

/** Whether a digital item can be downloaded, and if not, why (ACC-10). */
export type Download =
  | { readonly state: 'open'; readonly token: string }
  | { readonly state: 'later' | 'being-prepared' | 'closed' };

export interface OrderItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  readonly unitPrice: Paise;
  readonly quantity: number;
  readonly total: Paise;
  /** Of a digital item. */
  readonly download?: Download | undefined;
}

interface Units {
  readonly itemId: number;
  readonly quantity: number;
}

/** What a cancellation or a return does, or did (PAY-17). */
export interface RefundTerms {
  /** What is not delivered, or goes back. */
  readonly units: readonly Units[];
  readonly kept: readonly Units[];
  readonly refund: Paise;
  /** The store requests the refund within this many working days, and the bank takes at most this many more to show it. */
  readonly workingDays: number;
  readonly bankDays: number;
}

export interface OrderRequest {
  readonly reference: string;
  readonly kind: RequestAnswer['Kind'];
  readonly state: RequestAnswer['State'];
  readonly refund?: 'on-its-way' | 'returned' | undefined;
  readonly at: Instant;
  /** The shopper's words, and the store's to a refusal. */
  readonly reason?: string | undefined;
  readonly answer?: string | undefined;
  /** Of a return. */
  readonly units: readonly Units[];
  /** Undefined for a refused return, and from an API of an earlier release. */
  readonly terms?: RefundTerms | undefined;
}

/** A return is named by its reference; a note is an operator's text. */
export type StepReason =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'return'; readonly reference: string }
  | { readonly kind: 'note'; readonly text: string };

export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason?: StepReason | undefined;
}

export interface Delivery {
  readonly state: DeliveryState;
  /** 'YYYY-MM-DD' in India. */
  readonly expectedOn?: string | undefined;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
}

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

/** An order in a list. */
export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly placedAt: Instant;
  readonly status: OrderStatus;
  readonly units: number;
  readonly total: Paise;
}

export interface OrderPage {
  /** Newest first. */
  readonly orders: readonly OrderRow[];
  /** Of all pages. */
  readonly count: number;
}

/** An order as the link in its mails shows it. */
export interface FollowedOrder {
  readonly number: string;
  readonly placedAt: Instant;
  readonly city?: string | undefined;
  readonly steps: readonly OrderStep[];
  readonly delivery?: Delivery | undefined;
}

/** An order found by its number and email address. */
export interface TrackedOrder {
  readonly number: string;
  readonly placedAt: Instant;
  /** 'over': the goods are back, or the money is; an API of an earlier release does not say which. */
  readonly state: DeliveryState | 'downloads' | 'returned' | 'cancelled' | 'refunded' | 'over';
  /** 'YYYY-MM-DD' in India. */
  readonly expectedOn?: string | undefined;
  readonly carrier?: string | undefined;
}

const STATUSES: Readonly<Record<OrderStatusName, OrderStatus>> = {
  Active: 'confirmed',
  InProgress: 'being-made',
  Completed: 'delivered',
  Returned: 'returned',
  Refunded: 'refunded',
};

const isKnown = (name: string): name is OrderStatusName => Object.hasOwn(STATUSES, name);

function statusOf(name: string, isPartlyRefunded = false): OrderStatus {
  if (name === 'Refunded' && isPartlyRefunded) return 'partly-refunded';
  return isKnown(name) ? STATUSES[name] : { unknown: name };
}

export function orderItemOf(item: ItemAnswer): OrderItem {
  return {
    id: item.OrderItemID,
    productId: item.ProductId,
    name: item.ProductName,
    pictureUrl: item.DefaultImageUrl || undefined,
    unitPrice: fromRupees(item.Price),
    quantity: item.Quantity,
    total: fromRupees(item.OrderItemTotal),
    download: item.IsDigitalProduct ? downloadOf(item) : undefined,
  };
}

function downloadOf({ LatestStatusID, ShippingStatusID, DownloadToken }: ItemAnswer): Download {
  const isCompleted = [LatestStatusID, ShippingStatusID].includes(ORDER_STATUS.Completed);
  if (isCompleted && DownloadToken) return { state: 'open', token: DownloadToken };
  if (LatestStatusID === ORDER_STATUS.Returned || LatestStatusID === ORDER_STATUS.Refunded) return { state: 'closed' };
  return { state: isCompleted ? 'being-prepared' : 'later' };
}

export function orderPageOf(rows: readonly RowAnswer[]): OrderPage {
  return { orders: rows.map(orderRowOf), count: rows[0]?.TotalRecords ?? 0 };
}

function orderRowOf(row: RowAnswer): OrderRow {
  return {
    id: row.OrderId,
    number: row.OrderNumber,
    placedAt: instantOf(row.OrderDateUTC),
    status: row.IsDispatched ? 'dispatched' : statusOf(row.LatestStatusName, row.IsPartlyRefunded),
    units: row.TotalItems,
    total: fromRupees(row.OrderTotal),
  };
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

type AnsweredStep = FollowedAnswer['Timeline'][number] & { readonly Reason?: string };

interface Steps {
  readonly Timeline: readonly AnsweredStep[];
  readonly Delivery?: DeliveryAnswer | undefined;
}

/** The API tells the dispatch as a time, not as a status: it is a step before the delivery. */
function stepsOf(
  { Timeline, Delivery: delivery }: Steps,
  isPartlyRefunded = false,
  requests: readonly OrderRequest[] = [],
): readonly OrderStep[] {
  const steps: OrderStep[] = Timeline.map(({ StatusName, AtUTC, Reason }) => ({
    status: statusOf(StatusName, isPartlyRefunded),
    at: instantOf(AtUTC),
    reason: Reason ? reasonOf(Reason, requests) : undefined,
  }));
  if (!delivery?.DispatchedUTC) return steps;
  const after = steps.findIndex(({ status }) => status !== 'confirmed' && status !== 'being-made');
  steps.splice(after === -1 ? steps.length : after, 0, {
    status: 'dispatched',
    at: instantOf(delivery.DispatchedUTC),
  });
  return steps;
}

function reasonOf(text: string, requests: readonly OrderRequest[]): StepReason {
  if (text === CANCELLED_REASON) return { kind: 'cancelled' };
  return requests.some(({ reference }) => reference === text)
    ? { kind: 'return', reference: text }
    : { kind: 'note', text };
}

function requestOf(request: RequestAnswer): OrderRequest {
  const { Cancellation: cancellation, Return: returning } = request;
  return {
    reference: request.ReferenceNumber,
    kind: request.Kind,
    state: request.State,
    refund: request.MoneyBack,
    at: instantOf(request.AtUTC),
    reason: request.Reason || undefined,
    answer: request.Answer || undefined,
    units: request.Lines.map(unitsOf),
    terms: cancellation ? termsOf(cancellation, cancellation.Cancelled) : returning && returnTermsOf(returning),
  };
}

export function returnTermsOf(terms: ReturnTerms): RefundTerms {
  return termsOf(terms, terms.Returned);
}

function termsOf(terms: Omit<Cancellation, 'Cancelled'>, units: Cancellation['Cancelled']): RefundTerms {
  return {
    units: units.map(unitsOf),
    kept: terms.Kept.map(unitsOf),
    refund: fromRupees(terms.MoneyBack),
    workingDays: terms.WorkingDays,
    bankDays: terms.BankDays,
  };
}

function unitsOf({ OrderItemID, Quantity }: Cancellation['Kept'][number]): Units {
  return { itemId: OrderItemID, quantity: Quantity };
}

function deliveryOf(delivery: DeliveryAnswer): Delivery {
  return {
    state: delivery.State,
    expectedOn: delivery.ExpectedOn ?? undefined,
    carrier: delivery.Carrier || undefined,
    trackingNumber: delivery.TrackingNumber || undefined,
    trackingUrl: delivery.TrackingUrl || undefined,
  };
}

export function followedOrderOf(order: FollowedAnswer): FollowedOrder {
  return {
    number: order.OrderNumber,
    placedAt: instantOf(order.OrderDateUTC),
    city: order.CityName || undefined,
    steps: stepsOf(order),
    delivery: order.Delivery && deliveryOf(order.Delivery),
  };
}

export function trackedOrderOf(order: TrackedAnswer): TrackedOrder {
  return {
    number: order.OrderNumber,
    placedAt: instantOf(order.OrderDateUTC),
    state: order.State === 'over' ? (order.Outcome ?? 'over') : order.State,
    expectedOn: order.ExpectedOn ?? undefined,
    carrier: order.Carrier || undefined,
  };
}
