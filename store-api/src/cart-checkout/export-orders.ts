import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../platform/database/schema.ts';
import { deliveryCity } from './orders/delivery-city.ts';
import { statusName } from './orders/order-status.ts';

const rupees = (amount: number) => toRupees(paise(amount));

/** A person's orders with all related records, oldest first, including unpaid ones. Money in rupees. */
export async function exportOrders(db: Db, userId: number) {
  const orders = await ordersOf(db, userId).execute();
  return orders.map((order) => ({
    number: order.order_number,
    begunAt: order.created_at,
    paidAt: order.paid_at,
    status: order.status_id === null ? 'not paid' : statusName(order.status_id),
    language: order.language,
    total: rupees(order.total_paise),
    couponCode: order.coupon_code,
    note: order.order_note,
    contactEmail: order.contact_email,
    gstin: order.buyer_gstin,
    delivery: {
      name: order.delivery_name,
      phone: order.delivery_phone,
      address: order.delivery_address,
      city: order.city_name,
      state: order.state_name,
      postalCode: order.delivery_postal_code,
    },
    articles: order.articles.map(({ charged, ...article }) => ({ ...article, charged: rupees(charged) })),
    deliveries: order.deliveries,
    history: order.history.map(({ status, ...step }) => ({ status: statusName(status), ...step })),
    payments: order.payments.map(({ amount, ...payment }) => ({ ...payment, amount: rupees(amount) })),
    refunds: order.refunds.map(({ amount, ...refund }) => ({ ...refund, amount: rupees(amount) })),
    requests: order.requests,
    notes: order.notes,
    documents: order.documents,
  }));
}

function ordersOf(db: Db, userId: number) {
  return db
    .selectFrom('orders')
    .innerJoin('states_provinces', 'states_provinces.state_province_id', 'orders.delivery_state_id')
    .leftJoin('cities', 'cities.city_id', 'orders.delivery_city_id')
    .selectAll('orders')
    .select(['state_name', deliveryCity])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('order_items')
          .select(['product_name as name', 'quantity', 'charged_paise as charged'])
          .whereRef('order_items.order_id', '=', 'orders.order_id')
          .orderBy('order_item_id'),
      ).as('articles'),
      jsonArrayFrom(
        row
          .selectFrom('order_status_history')
          .select(['order_status_history.status_id as status', 'reason', 'at'])
          .whereRef('order_status_history.order_id', '=', 'orders.order_id')
          .orderBy('order_status_history_id'),
      ).as('history'),
      jsonArrayFrom(
        row
          .selectFrom('payments')
          .leftJoin('payment_transactions', 'payment_transactions.payment_id', 'payments.payment_id')
          .select([
            'payments.state',
            'payments.provider',
            'payments.provider_order_id as providerOrderId',
            'payments.provider_payment_id as providerPaymentId',
            'payments.created_at as begunAt',
            'payments.amount_paise as amount',
            'payment_transactions.reported_json as reportedByBrowser',
          ])
          .whereRef('payments.order_id', '=', 'orders.order_id')
          .orderBy('payments.payment_id'),
      ).as('payments'),
      jsonArrayFrom(
        row
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
          .select(['refunds.state', 'refunds.reason', 'refunds.created_at as at', 'refunds.amount_paise as amount'])
          .whereRef('payments.order_id', '=', 'orders.order_id')
          .orderBy('refund_id'),
      ).as('refunds'),
      jsonArrayFrom(
        row
          .selectFrom('order_requests')
          .select(['reference_number as reference', 'kind', 'state', 'reason', 'answer', 'created_at as at'])
          .whereRef('order_requests.order_id', '=', 'orders.order_id')
          .orderBy('order_request_id'),
      ).as('requests'),
      jsonArrayFrom(
        // What the shop wrote down about the order is about the person, too. Who wrote it is about another one.
        row
          .selectFrom('order_notes')
          .select(['note', 'at'])
          .whereRef('order_notes.order_id', '=', 'orders.order_id')
          .orderBy('order_note_id'),
      ).as('notes'),
      jsonArrayFrom(
        row
          .selectFrom('order_deliveries')
          .select(['expected_on as expectedOn', 'dispatched_at as dispatchedAt', 'carrier'])
          .select(['tracking_number as trackingNumber', 'tracking_url as trackingUrl'])
          .whereRef('order_deliveries.order_id', '=', 'orders.order_id'),
      ).as('deliveries'),
      jsonArrayFrom(
        row
          .selectFrom('invoices')
          .select(['kind', 'number', 'issued_at as issuedAt', sql<unknown>`document::json`.as('document')])
          .whereRef('invoices.order_id', '=', 'orders.order_id')
          .orderBy('invoice_id'),
      ).as('documents'),
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('orders.order_id');
}
