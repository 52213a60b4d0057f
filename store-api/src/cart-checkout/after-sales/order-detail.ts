import type { WireAnswer } from 'shared-contracts/api/call';
import type { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { paise, toRupees } from 'shared-contracts/domain/money';
import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { taxLine } from '../cart/wire.ts';
import { isMadeToOrder, statusName } from '../orders/order-status.ts';
import { sumTaxes } from '../pricing/price-cart.ts';
import { deliveryOnTheWire } from './deliveries/read-delivery.ts';
import type { DownloadTokens } from './downloads.ts';
import { mailsOnTheWire } from './mails-on-the-wire.ts';
import { orderItemOnTheWire } from './order-item-on-the-wire.ts';
import type { OrdersRepository } from './orders-repository.ts';
import { readCancellation } from './requests/read-cancellation.ts';
import { readOrderProgress } from './requests/read-order-progress.ts';
import { canCancel, returnableUnits } from './requests/request-policy.ts';
import { requestsOnTheWire } from './requests/requests-on-the-wire.ts';

type OrderRow = NonNullable<Awaited<ReturnType<OrdersRepository['byNumber']>>>;
type ItemRow = Awaited<ReturnType<OrdersRepository['items']>>[number];

/** An order with its items, timeline, payment, address and requests, as the wire shows it. */
export async function orderDetail(
  { db, settings, now }: Pick<Api, 'db' | 'settings' | 'now'>,
  orders: OrdersRepository,
  order: OrderRow,
  tokenFor: DownloadTokens,
): Promise<WireAnswer<typeof getOrderDetail>> {
  const items = await orders.items(order.order_id);
  const timeline = await orders.timeline(order.order_id);
  const documents = await orders.documents(order.order_id);
  const progress = await readOrderProgress(db, order);
  const delivery = await deliveryOnTheWire(db, order);
  const rupees = (amount: number) => toRupees(paise(amount));
  return {
    OrderId: order.order_id,
    OrderNumber: order.order_number,
    OrderDateUTC: order.paid_at.toISOString(),
    LatestStatusID: order.status_id,
    LatestStatusName: statusName(order.status_id),
    IsPartlyRefunded: order.is_partly_refunded,
    IsMadeToOrder: isMadeToOrder(order),
    OrderNote: order.order_note,
    ContactEmail: order.contact_email,
    Items: items.map((item) => orderItemOnTheWire(item, tokenFor)),
    Timeline: timeline.map((step) => ({
      StatusID: step.status_id,
      StatusName: statusName(step.status_id),
      AtUTC: step.at.toISOString(),
      Reason: step.reason,
    })),
    DeliveryAddress: {
      Name: order.delivery_name,
      Phone: order.delivery_phone,
      AddressLineOne: order.delivery_address,
      CityName: order.city_name ?? '',
      StateName: order.state_name,
      PostalCode: order.delivery_postal_code,
    },
    Payment: {
      PaymentId: order.provider_payment_id ?? '',
      OrderId: order.provider_order_id ?? '',
      // A requested refund takes precedence over the payment state.
      State: (await isRefundRequested(db, order.order_id)) ? 'refund-due' : order.payment_state,
      Amount: rupees(order.total_paise),
      Currency: order.currency,
    },
    ItemsTotal: rupees(order.items_paise),
    CouponCode: order.coupon_code ?? '',
    Discount: rupees(order.discount_paise),
    Shipping: rupees(order.shipping_paise),
    TaxLines: sumTaxes(items.map(containedTax)).map(taxLine),
    TaxTotal: rupees(order.tax_paise),
    OrderTotal: rupees(order.total_paise),
    CanCancel: canCancel(progress),
    CanChangeAddress: delivery?.State === 'confirmed' || delivery?.State === 'being-made',
    ...(canCancel(progress) ? { Cancellation: await readCancellation(db, order.order_id, progress.items) } : {}),
    ...(delivery ? { Delivery: delivery } : {}),
    Returnable: returnableUnits(progress, settings.returnDays, now()),
    Requests: await requestsOnTheWire(db, order.order_id, progress.items),
    Mails: await mailsOnTheWire(db, order.order_id),
    Documents: documents.map(({ number, kind, issued_at }) => ({
      Number: number,
      Kind: kind,
      IssuedUTC: issued_at.toISOString(),
    })),
  };
}

function isRefundRequested(db: Db, orderId: number): Promise<boolean> {
  const pending = db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
    .select('refund_id')
    .where('order_id', '=', orderId)
    .where('refunds.state', '=', 'requested');
  return exists(pending);
}

function containedTax(item: ItemRow) {
  return {
    gstRate: item.gst_rate,
    taxable: paise(item.taxable_paise),
    cgst: paise(item.cgst_paise),
    sgst: paise(item.sgst_paise),
    igst: paise(item.igst_paise),
  };
}
